import { Disk, memoryStore } from './memoryStore.ts';
import { storeContract } from './store/storeContract.ts';

storeContract('the memory', async () => {
  const disk = new Disk();
  const store = memoryStore(disk);
  return {
    store,
    another: async () => memoryStore(disk),
    async reopen() {
      await store.close();
      return memoryStore(disk);
    },
    end: () => store.close(),
  };
});
