package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryOrigin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Blocks that are made beside the thread that inserts. */
@Timeout(60)
class BlockLaneTest {

    private static final int INTERVALS = 20_000;
    private static final int IN_BLOCK = 10;
    private static final int VERSION = 1;

    @TempDir Path folder = Path.of("");

    private ITmfStateSystemBuilder history(DurableChannel channel, Path path) throws IOException {
        HistoryFile file =
                HistoryFile.create(
                        path,
                        channel,
                        new HistoryHeader(
                                HistoryFile.Kind.FULL, "lane", VERSION, HistoryOrigin.UNKNOWN),
                        0);
        return StateSystemFactory.newStateSystem(
                HistoryBackend.on("lane", file, IN_BLOCK, new BlockCache(0)));
    }

    /** A disk that takes nothing for a while must not fill the memory with blocks. */
    @Test
    void whoInsertsWaitsForASlowDisk() throws Exception {
        CountDownLatch gate = new CountDownLatch(1);
        Path path = folder.resolve("slow.ht");
        ITmfStateSystemBuilder history = history(new SlowDisk(path, gate), path);
        int quark = history.getQuarkAbsoluteAndAdd("a");
        AtomicInteger inserted = new AtomicInteger();
        Thread inserting =
                Thread.ofPlatform()
                        .start(
                                () -> {
                                    for (int i = 1; i <= INTERVALS; i++) {
                                        history.modifyAttribute(i, i, quark);
                                        inserted.set(i);
                                    }
                                });
        while (inserting.getState() != Thread.State.WAITING) {
            assertThat(inserted.get()).isLessThan(INTERVALS);
            Thread.onSpinWait();
        }
        int threads = Math.max(1, ForkJoinPool.getCommonPoolParallelism());
        assertThat(inserted.get()).isBetween(1, 32 * threads * IN_BLOCK);
        gate.countDown();
        inserting.join();
        history.closeHistory(INTERVALS + 1);
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            int time = 1 + random.nextInt(INTERVALS);
            assertThat(history.querySingleState(time, quark).getValue()).isEqualTo(time);
        }
        history.dispose();
    }

    /** Nobody may wait for a block that is never made. */
    @Test
    void withoutMemoryForAnEncoderTheHistoryFails() {
        BlockLane lane =
                new BlockLane(
                        false,
                        () -> {
                            throw new OutOfMemoryError("injected");
                        });
        HistoryStore store = new HistoryStore("lane", 0, null, IN_BLOCK, new BlockCache(0));
        for (int i = 0; i < 3 * IN_BLOCK; i++) {
            lane.add(store.levels()[0], new IntervalBuffer(1));
        }
        assertThatThrownBy(lane::finish)
                .isInstanceOf(OutOfMemoryError.class)
                .hasMessage("injected");
    }

    /** A channel to a disk that takes nothing until the gate is open. */
    private static final class SlowDisk extends DurableChannel {
        private final CountDownLatch gate;

        SlowDisk(Path path, CountDownLatch gate) throws IOException {
            super(path);
            this.gate = gate;
        }

        @Override
        void write(ByteBuffer source, long position) throws IOException {
            if (position > 0) {
                try {
                    gate.await();
                } catch (InterruptedException e) {
                    throw new IOException(e);
                }
            }
            super.write(source, position);
        }
    }
}
