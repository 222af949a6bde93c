package org.eclipse.tracecompass.tmf.timegraph.core.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.testkit.HandMadeProvider;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TimeGraphLoaderTest {

    private final HandMadeProvider provider = HandMadeProvider.sample();
    private final Deque<Runnable> queue = new ArrayDeque<>();
    private final List<TimeGraphData> pictures = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();

    private final DataLoader.Listener<TimeGraphData> listener =
            new DataLoader.Listener<TimeGraphData>() {
                @Override
                public void loaded(TimeGraphData data, boolean running) {
                    pictures.add(data);
                }

                @Override
                public void failed(String message, @Nullable Throwable cause) {
                    failures.add(message);
                }
            };

    private final TimeGraphLoader loader =
            new TimeGraphLoader(new ProviderReader(provider), queue::add, listener);

    @AfterEach
    void close() {
        loader.close();
    }

    private static TimeGraphLoader.Request request(long from, long to, @Nullable Set<Long> rows) {
        return new TimeGraphLoader.Request(0, 1_000_000, from, to, 500, rows, true);
    }

    private void runAll() {
        while (!queue.isEmpty()) {
            queue.remove().run();
        }
    }

    @Test
    void onlyTheLatestOfManyRequestsIsAnswered() {
        for (int i = 0; i < 100; i++) {
            loader.load(request(i, 1_000_000, null));
        }
        runAll();
        assertThat(provider.rowRequests()).isEqualTo(1);
        assertThat(pictures).hasSize(2);
        assertThat(pictures.get(1).links()).hasSize(2);
        assertThat(pictures.get(1).rowStates(1).size()).isEqualTo(4);
        assertThat(pictures.get(1).running()).isFalse();
    }

    @Test
    void scrollingAsksForTheMissingRowsOnly() {
        loader.load(request(0, 1_000_000, Set.of(1L)));
        runAll();
        loader.load(request(0, 1_000_000, Set.of(1L, 2L)));
        runAll();
        assertThat(List.<Object>copyOf(provider.lastItems())).containsExactly(2L);
        assertThat(pictures.getLast().states()).containsKeys(1L, 2L);
    }

    @Test
    void anotherTreeKeepsTheStatesThatAreLoaded() {
        loader.load(request(0, 1_000_000, null));
        runAll();
        int requests = provider.rowRequests();
        provider.row(4, 1, "late", "14");
        loader.refreshTree();
        runAll();
        assertThat(provider.rowRequests()).isEqualTo(requests + 1);
        assertThat(List.<Object>copyOf(provider.lastItems())).containsExactly(4L);
        assertThat(pictures.getLast().tree().entry(4)).isNotNull();
        assertThat(pictures.getLast().rowStates(1).size()).isEqualTo(4);
    }

    /** The range of a trace grows while it is being indexed. */
    @Test
    void theTreeOfAnotherRangeIsRead() {
        loader.load(new TimeGraphLoader.Request(0, 1_000, 0, 1_000, 500, null, false));
        runAll();
        provider.row(4, 1, "late", "14");
        loader.load(request(0, 1_000_000, null));
        runAll();
        assertThat(pictures.getLast().tree().entry(4)).isNotNull();
    }

    @Test
    void theTreeOfTheSameRangeIsKept() {
        loader.load(request(0, 1_000_000, null));
        runAll();
        provider.row(4, 1, "late", "14");
        loader.load(request(0, 1_000, null));
        runAll();
        assertThat(pictures.getLast().tree().entry(4)).isNull();
    }

    @Test
    void aRowThatComesBackIsLoadedAgain() {
        loader.load(request(0, 1_000_000, null));
        runAll();
        provider.remove(2);
        loader.refreshTree();
        runAll();
        assertThat(pictures.getLast().states()).doesNotContainKey(2L);
        provider.row(2, 1, "worker", "12");
        loader.refreshTree();
        runAll();
        assertThat(pictures.getLast().rowStates(2).size()).isEqualTo(4);
    }

    @Test
    void aRunningAnalysisIsAskedAgainUntilItIsComplete() throws InterruptedException {
        assertThat(picturesUntilComplete(Status.RUNNING).get(0).running()).isTrue();
    }

    @Test
    void anAnswerThatWasGivenUpIsAskedForAgain() throws InterruptedException {
        List<TimeGraphData> seen = picturesUntilComplete(Status.CANCELLED);
        assertThat(seen.get(0).running()).as("there is more to come").isTrue();
        assertThat(seen.getLast().rowStates(1).size()).isEqualTo(4);
    }

    /** What is shown while the first answer has a status and the later ones are complete. */
    private List<TimeGraphData> picturesUntilComplete(Status first) throws InterruptedException {
        provider.setStatus(first);
        CountDownLatch complete = new CountDownLatch(1);
        List<TimeGraphData> seen = new CopyOnWriteArrayList<>();
        ExecutorService executor = Executors.newSingleThreadExecutor();
        try (TimeGraphLoader own =
                new TimeGraphLoader(
                        new ProviderReader(provider),
                        executor,
                        new DataLoader.Listener<TimeGraphData>() {
                            @Override
                            public void loaded(TimeGraphData data, boolean running) {
                                seen.add(data);
                                provider.setStatus(Status.COMPLETED);
                                if (!data.running()) {
                                    complete.countDown();
                                }
                            }

                            @Override
                            public void failed(String message, @Nullable Throwable cause) {
                                failures.add(message);
                            }
                        })) {
            own.load(request(0, 1_000_000, null));
            assertThat(complete.await(10, TimeUnit.SECONDS)).isTrue();
            assertThat(failures).isEmpty();
        } finally {
            executor.shutdownNow();
        }
        return seen;
    }

    @Test
    void aFailureIsToldAndTheLoaderGoesOn() {
        provider.setStatus(Status.FAILED);
        loader.load(request(0, 1_000_000, null));
        runAll();
        assertThat(failures).hasSize(1);
        provider.setStatus(Status.COMPLETED);
        loader.refresh();
        runAll();
        assertThat(pictures).isNotEmpty();
    }

    @Test
    void nothingIsLoadedAfterClosing() {
        loader.load(request(0, 1_000_000, null));
        loader.close();
        runAll();
        loader.load(request(0, 10, null));
        runAll();
        assertThat(pictures).isEmpty();
    }
}
