package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.io.File;
import java.nio.file.Path;
import org.eclipse.tracecompass.internal.statesystem.core.ListBackend;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Queries from several threads while another one builds. */
class ConcurrentQueriesTest {

    @TempDir private Path folder = Path.of("");

    @Test
    void aHistoryInMemoryCanBeQueriedWhileItIsBuilt() throws Exception {
        check(HistoryBackend.inMemory("m", 0, 64));
    }

    @Test
    void aHistoryInAFileCanBeQueriedWhileItIsBuilt() throws Exception {
        File file = folder.resolve("built.ht").toFile();
        check(HistoryBackend.create("f", file, 1, 0, 64, new BlockCache(10_000)));
    }

    @Test
    void aForeignBackendCanBeQueriedWhileItIsBuilt() throws Exception {
        check(new ListBackend("l", 0, 3_000));
    }

    private static void check(IStateHistoryBackend backend) throws Exception {
        ITmfStateSystemBuilder ss = StateSystemFactory.newStateSystem(backend);
        ConcurrentQueries.check(ss, ss, backend instanceof ListBackend ? 3_000 : 120_000);
    }
}
