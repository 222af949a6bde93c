package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever happens to a history, no file handle, thread, cache entry or unfinished file stays
 * behind.
 */
class ReleaseTest {

    @TempDir private Path folder = Path.of("");

    private File file() {
        return folder.resolve("history.ht").toFile();
    }

    private static ITmfStateSystemBuilder build(HistoryBackend backend, int changes) {
        ITmfStateSystemBuilder ss = StateSystemFactory.newStateSystem(backend);
        int quark = ss.getQuarkAbsoluteAndAdd("a");
        for (int i = 1; i <= changes; i++) {
            ss.modifyAttribute(i, i, quark);
        }
        return ss;
    }

    private long handles() throws IOException {
        Path handles = Path.of("/proc/self/fd");
        assumeTrue(Files.isDirectory(handles), "Open files can only be listed on Linux");
        try (Stream<Path> list = Files.list(handles)) {
            return list.filter(this::isOurs).count();
        }
    }

    private boolean isOurs(Path handle) {
        try {
            return Files.readSymbolicLink(handle)
                    .toString()
                    .startsWith(folder.toRealPath().toString());
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Other threads that stay in the state system. One of the pool that came too late to help with
     * a query leaves it at once, but perhaps not before the query has its answer.
     */
    private static List<Thread> threads() throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        List<Thread> threads = threadsNow();
        while (!threads.isEmpty() && System.nanoTime() < end) {
            Thread.sleep(1);
            threads = threadsNow();
        }
        return threads;
    }

    private static List<Thread> threadsNow() {
        return Thread.getAllStackTraces().entrySet().stream()
                .filter(entry -> entry.getKey() != Thread.currentThread())
                .filter(
                        entry ->
                                Stream.of(entry.getValue())
                                        .anyMatch(
                                                frame ->
                                                        frame.getClassName()
                                                                .contains("statesystem")))
                .map(Map.Entry::getKey)
                .toList();
    }

    @Test
    void aClosedAndDisposedHistoryLeavesItsFileAndNothingElse() throws Exception {
        BlockCache cache = new BlockCache(1 << 20);
        ITmfStateSystemBuilder ss =
                build(HistoryBackend.create("r", file(), 1, 0, 10, cache), 1000);
        ss.closeHistory(2000);
        ss.queryFullState(500);
        assertThat(handles()).isEqualTo(1);
        assertThat(cache.bytes()).isPositive();
        ss.dispose();
        assertThat(handles()).isZero();
        assertThat(cache.bytes()).isZero();
        assertThat(file()).exists();
        assertThat(threads()).isEmpty();
        ss.removeFiles();
        assertThat(file()).doesNotExist();
    }

    @Test
    void aRefusedFileIsNotKeptOpen() throws IOException {
        Files.write(file().toPath(), new byte[5000]);
        assertThatThrownBy(() -> HistoryBackend.open("r", file(), 1))
                .isInstanceOf(IOException.class);
        HistoryBackend backend = HistoryBackend.create("r", file(), 1, 0);
        backend.finishedBuilding(10);
        backend.dispose();
        assertThatThrownBy(() -> HistoryBackend.open("r", file(), 2))
                .isInstanceOf(IOException.class);
        assertThat(handles()).isZero();
    }

    @Test
    void disposingDuringTheBuildDeletesTheFileAndReleasesWhoeverWaits() throws Exception {
        ITmfStateSystemBuilder ss =
                build(HistoryBackend.create("r", file(), 1, 0, 10, new BlockCache(0)), 1000);
        CountDownLatch released = new CountDownLatch(1);
        Thread waiting =
                Thread.ofPlatform()
                        .start(
                                () -> {
                                    ss.waitUntilBuilt();
                                    released.countDown();
                                });
        ss.dispose();
        assertThat(released.await(10, TimeUnit.SECONDS)).isTrue();
        waiting.join();
        assertThat(ss.isCancelled()).isTrue();
        assertThat(ss.waitUntilBuilt(1)).isFalse();
        assertThat(file()).doesNotExist();
        assertThat(handles()).isZero();
        assertThatThrownBy(() -> ss.modifyAttribute(5000, 1, 0))
                .isInstanceOf(StateSystemDisposedException.class);
        ss.closeHistory(6000);
        ss.dispose();
        assertThat(file()).doesNotExist();
    }

    @Test
    void disposingWhileAnotherThreadBuildsStopsIt() throws Exception {
        for (int round = 0; round < 20; round++) {
            ITmfStateSystemBuilder ss =
                    build(HistoryBackend.create("r", file(), 1, 0, 4, new BlockCache(0)), 10);
            AtomicReference<Throwable> stopped = new AtomicReference<>();
            CountDownLatch started = new CountDownLatch(1);
            Thread builder =
                    Thread.ofPlatform()
                            .start(
                                    () -> {
                                        try {
                                            for (long t = 100; ; t++) {
                                                ss.modifyAttribute(t, (int) t, 0);
                                                started.countDown();
                                            }
                                        } catch (StateSystemDisposedException e) {
                                            stopped.set(e);
                                        }
                                    });
            started.await();
            ss.dispose();
            builder.join(10_000);
            assertThat(stopped.get()).isInstanceOf(StateSystemDisposedException.class);
            assertThat(file()).doesNotExist();
            assertThat(handles()).isZero();
        }
    }

    @Test
    void aQueryThatIsBeingReadEndsWithAnExceptionWhenTheHistoryIsDisposed() throws IOException {
        ITmfStateSystemBuilder ss =
                build(HistoryBackend.create("r", file(), 1, 0, 10, new BlockCache(0)), 1000);
        ss.closeHistory(2000);
        Iterator<ITmfStateInterval> iterator = ss.query2D(List.of(0), 0, 2000).iterator();
        iterator.next();
        ss.dispose();
        assertThatThrownBy(() -> iterator.forEachRemaining(interval -> {}))
                .isInstanceOf(StateSystemDisposedException.class);
    }

    @Test
    void anInterruptedReaderGetsItsAnswerAndDoesNotDisturbTheOthers() throws Exception {
        build(HistoryBackend.create("r", file(), 1, 0, 10, new BlockCache(0)), 1000)
                .closeHistory(2000);
        ITmfStateSystem ss =
                StateSystemFactory.newStateSystem(
                        HistoryBackend.open("r", file(), 1, new BlockCache(0)), false);
        Thread.currentThread().interrupt();
        assertThat(ss.querySingleState(500, 0).getValue()).isEqualTo(500);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(ss.querySingleState(600, 0).getValue()).isEqualTo(600);
        ss.dispose();
    }

    @Test
    void aReaderOfTheOldFileIsNotDisturbedByANewOne() throws IOException {
        ITmfStateSystemBuilder first =
                build(HistoryBackend.create("r", file(), 1, 0, 10, new BlockCache(0)), 1000);
        first.closeHistory(2000);
        ITmfStateSystemBuilder second =
                build(HistoryBackend.create("r", file(), 2, 0, 10, new BlockCache(0)), 10);
        assertThat(first.querySingleState(500, 0).getValue()).isEqualTo(500);
        second.closeHistory(20);
        first.dispose();
        second.dispose();
        assertThat(file()).exists();
    }

    @Test
    void aFileCanBeBuiltAgainOnceItsFirstBuilderIsDone() throws IOException {
        for (int round = 0; round < 3; round++) {
            ITmfStateSystemBuilder ss =
                    build(HistoryBackend.create("r", file(), 1, 0, 10, new BlockCache(0)), 100);
            assertThatThrownBy(() -> HistoryBackend.create("r", file(), 1, 0))
                    .isInstanceOf(IOException.class);
            assertThatThrownBy(() -> HistoryBackend.open("r", file(), 1))
                    .isInstanceOf(IOException.class);
            assertThat(ss.querySingleState(50, 0).getValue()).isEqualTo(50);
            if (round != 1) {
                ss.closeHistory(200);
            }
            ss.dispose();
            assertThat(handles()).isZero();
        }
        HistoryBackend.open("r", file(), 1).dispose();
    }

    @Test
    void aReaderWhoseFileWasReplacedNeverReadsTheNewOneAfterAnInterrupt() throws Exception {
        byte[] content = new byte[1 << 20];
        Arrays.fill(content, (byte) 1);
        Files.write(file().toPath(), content);
        DurableChannel channel = DurableChannel.open(file().toPath());
        Path other = folder.resolve("other");
        byte[] otherContent = new byte[content.length];
        Files.write(other, otherContent);
        Files.move(other, file().toPath(), StandardCopyOption.REPLACE_EXISTING);
        AtomicReference<Throwable> stopped = new AtomicReference<>();
        Thread reader =
                Thread.ofPlatform()
                        .start(
                                () -> {
                                    byte[] bytes = new byte[content.length];
                                    try {
                                        do {
                                            channel.read(ByteBuffer.wrap(bytes), 0);
                                        } while (Arrays.equals(bytes, content));
                                    } catch (IOException e) {
                                        stopped.set(e);
                                    }
                                });
        // Only an interrupt in the middle of reading closes the file.
        while (reader.isAlive()) {
            reader.interrupt();
            Thread.sleep(0, 100_000);
        }
        assertThat(stopped.get()).hasMessageContaining("was replaced");
        channel.close();
        assertThat(handles()).isZero();
    }

    @Test
    void removingAHistoryLeavesTheOneThatTookItsPlace() throws IOException {
        ITmfStateSystemBuilder first = build(HistoryBackend.create("r", file(), 1, 0), 100);
        first.closeHistory(200);
        ITmfStateSystemBuilder second = build(HistoryBackend.create("r", file(), 1, 0), 10);
        first.removeFiles();
        first.dispose();
        second.closeHistory(20);
        second.dispose();
        HistoryBackend.open("r", file(), 1).dispose();
    }

    @Test
    void aBuilderThatIsInterruptedGoesOn() throws IOException {
        ITmfStateSystemBuilder ss =
                build(HistoryBackend.create("r", file(), 1, 0, 10, new BlockCache(0)), 100);
        Thread.currentThread().interrupt();
        for (int t = 101; t <= 200; t++) {
            ss.modifyAttribute(t, t, 0);
        }
        ss.closeHistory(300);
        assertThat(Thread.interrupted()).isTrue();
        ss.dispose();
        Thread.currentThread().interrupt();
        HistoryBackend again = HistoryBackend.open("r", file(), 1);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(again.getIntervalCount()).isEqualTo(201);
        again.dispose();
    }
}
