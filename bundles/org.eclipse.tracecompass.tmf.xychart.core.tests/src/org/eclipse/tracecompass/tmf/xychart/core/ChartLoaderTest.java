package org.eclipse.tracecompass.tmf.xychart.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.junit.jupiter.api.Test;

/** What is asked of a provider, and what of it is shown. */
class ChartLoaderTest {

    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final List<ChartData> loaded = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();

    private ChartLoader loader(FixedProvider provider) {
        return new ChartLoader(
                new ChartReader(provider),
                tasks::add,
                new DataLoader.Listener<ChartData>() {
                    @Override
                    public void loaded(ChartData data, boolean running) {
                        loaded.add(data);
                    }

                    @Override
                    public void failed(String message, @Nullable Throwable cause) {
                        failures.add(message);
                    }
                });
    }

    private void work() {
        while (!tasks.isEmpty()) {
            tasks.remove().run();
        }
    }

    private static ChartLoader.Request request(long start, long end) {
        return new ChartLoader.Request(start, end, 10, ChartChoice.DEFAULT);
    }

    @Test
    void onlyTheLatestRequestIsAnswered() {
        FixedProvider provider = new FixedProvider();
        ChartLoader loader = loader(provider);
        loader.load(request(0, 10));
        loader.load(request(0, 20));
        loader.load(request(0, 30));
        work();
        assertThat(loaded).extracting(ChartData::end).containsExactly(30L);
        assertThat(provider.asked()).isEqualTo(1);
    }

    @Test
    void seriesOfTheUsersChoiceAreLoaded() {
        ChartLoader loader = loader(new FixedProvider());
        loader.load(
                new ChartLoader.Request(
                        0,
                        10,
                        10,
                        ChartChoice.DEFAULT.with(Set.of(3L), true).with(Set.of(2L), false)));
        work();
        assertThat(loaded.get(0).series()).extracting(ChartSeries::name).containsExactly("flat");
    }

    @Test
    void withoutSeriesTheTreeIsShownAllTheSame() {
        ChartLoader loader = loader(new FixedProvider());
        loader.load(
                new ChartLoader.Request(0, 10, 10, ChartChoice.DEFAULT.with(Set.of(2L), false)));
        work();
        assertThat(loaded.get(0).series()).isEmpty();
        assertThat(loaded.get(0).tree().entries()).hasSize(3);
    }

    @Test
    void aClosedLoaderSaysNothing() {
        ChartLoader loader = loader(new FixedProvider());
        loader.load(request(0, 10));
        loader.close();
        work();
        assertThat(loaded).isEmpty();
    }

    @Test
    void aFailureIsToldOnce() {
        ChartLoader loader = loader(new FixedProvider().failing());
        loader.load(request(0, 10));
        work();
        assertThat(failures).containsExactly("the disk is on fire");
    }

    @Test
    void aProviderWithoutAnAnswerHasFailed() {
        ChartLoader loader = loader(new FixedProvider().silent());
        loader.load(request(0, 10));
        work();
        assertThat(failures).containsExactly("The data provider has no answer");
    }

    @Test
    void aProviderThatIsRunningIsAskedAgainUntilItIsDone() throws Exception {
        assertThat(answers(new FixedProvider().runningFor(2), 3))
                .extracting(ChartData::running)
                .containsExactly(true, true, false);
    }

    @Test
    void rowsThatWereGivenUpAreAskedForAgain() throws Exception {
        assertThat(answers(new FixedProvider().givingUp(2, 0), 1))
                .extracting(ChartData::hasValues)
                .containsExactly(true);
    }

    @Test
    void valuesThatWereGivenUpAreAskedForAgain() throws Exception {
        assertThat(answers(new FixedProvider().givingUp(0, 2), 1))
                .extracting(ChartData::hasValues)
                .containsExactly(true);
    }

    /** The first answers of a loader that works in threads, with its delays. */
    private List<ChartData> answers(FixedProvider provider, int count) throws Exception {
        BlockingQueue<ChartData> answers = new LinkedBlockingQueue<>();
        List<ChartData> first = new ArrayList<>();
        try (ChartLoader loader =
                new ChartLoader(
                        new ChartReader(provider),
                        task -> new Thread(task).start(),
                        new DataLoader.Listener<ChartData>() {
                            @Override
                            public void loaded(ChartData data, boolean running) {
                                answers.add(data);
                            }

                            @Override
                            public void failed(String message, @Nullable Throwable cause) {
                                failures.add(message);
                            }
                        })) {
            loader.load(request(0, 10));
            for (int i = 0; i < count; i++) {
                ChartData next = answers.poll(30, TimeUnit.SECONDS);
                assertThat(next).as("answer %d", i).isNotNull();
                if (next != null) {
                    first.add(next);
                }
            }
        }
        return first;
    }
}
