package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** However many traces are open, few files are, and all of them can be read. */
class OpenFilesTest {

    private static final int TRACES = 40;
    private static final int FILES = 5;

    @TempDir Path folder = Path.of("");

    private Path file(int trace, int file) {
        return folder.resolve(trace + "-" + file);
    }

    @Test
    void filesOfManyTracesAreReadByManyThreadsWithFewOpen() throws Exception {
        List<OpenFiles> traces = new ArrayList<>();
        for (int trace = 0; trace < TRACES; trace++) {
            traces.add(new OpenFiles());
            for (int file = 0; file < FILES; file++) {
                Files.write(file(trace, file), new byte[] {0, (byte) trace, (byte) file});
            }
        }
        int before = OpenFiles.count();
        int threads = 4;
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Callable<Integer>> readers = new ArrayList<>();
            for (int thread = 0; thread < threads; thread++) {
                int seed = thread;
                readers.add(() -> read(traces, new SplittableRandom(seed)));
            }
            for (Future<Integer> most : pool.invokeAll(readers)) {
                assertThat(most.get()).isLessThanOrEqualTo(OpenFiles.MOST_OPEN + threads);
            }
        }
        assertThat(OpenFiles.count()).isLessThanOrEqualTo(OpenFiles.MOST_OPEN);
        for (OpenFiles trace : traces) {
            trace.close();
            assertThatThrownBy(() -> trace.read(file(0, 0), 0, new byte[1], 1))
                    .isInstanceOf(StreamFile.ClosedTraceException.class);
        }
        assertThat(OpenFiles.count()).isLessThanOrEqualTo(before);
    }

    /** Reads at random places; returns how many files were open at most. */
    private int read(List<OpenFiles> traces, SplittableRandom random) throws IOException {
        int most = 0;
        byte[] bytes = new byte[2];
        for (int i = 0; i < 2000; i++) {
            int trace = random.nextInt(TRACES);
            int file = random.nextInt(FILES);
            if (random.nextInt(100) == 0) {
                traces.get(trace).release();
            }
            traces.get(trace).read(file(trace, file), 1, bytes, 2);
            assertThat(bytes).containsExactly(trace, file);
            most = Math.max(most, OpenFiles.count());
        }
        return most;
    }
}
