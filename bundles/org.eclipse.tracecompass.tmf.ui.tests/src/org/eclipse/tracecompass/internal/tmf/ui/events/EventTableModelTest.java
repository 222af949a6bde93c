package org.eclipse.tracecompass.internal.tmf.ui.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.common.core.filter.FilterVocabulary.Term;
import org.eclipse.tracecompass.common.core.text.NaturalOrder;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.export.core.TableFormat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@NonNullByDefault({})
class EventTableModelTest {

    private static final long EVENTS = 66_357;

    /** Takes too long on many letters. */
    private static final Pattern COSTLY = Pattern.compile("(a+)+b\\1");

    private final EventTableModel model =
            new EventTableModel(Runnable::run, Runnable::run, () -> {});
    private ITmfTrace trace;

    @BeforeEach
    void open() throws Exception {
        trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        trace.indexTrace(true);
        model.show(trace, TimeText.utc()::full);
    }

    @AfterEach
    void close() {
        model.show(null, TimeText.utc()::full);
        trace.dispose();
    }

    private void filter(String column, String condition) throws Exception {
        model.setFilter(EventFilter.of(model.columns(), Map.of(column, condition), model.time()));
        awaitFilter();
    }

    private void awaitFilter() throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (model.state().filtering()) {
            assertThat(System.nanoTime()).isLessThan(end);
            Thread.sleep(5);
        }
    }

    private EventRow row(long index) {
        model.row(index);
        return model.row(index);
    }

    private String column(EventRow row, String name) {
        List<String> names = model.columns().stream().map(EventColumn::name).toList();
        return row.cells().get(names.indexOf(name));
    }

    private long find(String text, boolean forward, long from) throws Exception {
        CompletableFuture<Long> found = new CompletableFuture<>();
        model.find(
                EventFilter.anywhere(model.columns(), text, model.time()),
                forward,
                from,
                found::complete,
                problem -> found.completeExceptionally(new AssertionError(problem)));
        return found.get(30, TimeUnit.SECONDS);
    }

    @Test
    void theTableHasARowPerEvent() {
        assertThat(model.size()).isEqualTo(EVENTS);
        assertThat(row(0).rank()).isZero();
        assertThat(row(EVENTS - 1).time()).isEqualTo(trace.getEndTime().toNanos());
    }

    @Test
    void rowsAreInTheOrderOfTime() {
        long before = Long.MIN_VALUE;
        for (EventRow row : model.read(30_000, 500, () -> false)) {
            assertThat(row.time()).isGreaterThanOrEqualTo(before);
            before = row.time();
        }
    }

    @Test
    void aFilterShowsOnlyWhatMatches() throws Exception {
        filter("Event type", "=sched_switch");
        long shown = model.size();
        assertThat(shown).isPositive().isLessThan(EVENTS);
        assertThat(column(row(0), "Event type")).isEqualTo("sched_switch");
        assertThat(column(row(shown - 1), "Event type")).isEqualTo("sched_switch");
        assertThat(row(shown / 2).rank()).isEqualTo(model.rankOf(shown / 2));
        filter("Event type", "!sched_switch");
        assertThat(model.size()).isEqualTo(EVENTS - shown);
        model.setFilter(null);
        assertThat(model.size()).isEqualTo(EVENTS);
    }

    @Test
    void aTimeRangeIsFoundInTheTable() throws Exception {
        long begin = row(1000).time();
        long end = row(2000).time();
        CompletableFuture<long[]> range = new CompletableFuture<>();
        model.locate(end, begin, (first, last) -> range.complete(new long[] {first, last}));
        long[] found = range.get(30, TimeUnit.SECONDS);
        assertThat(row(found[0]).time()).isEqualTo(begin);
        assertThat(row(found[0] - 1).time()).isLessThan(begin);
        assertThat(row(found[1]).time()).isEqualTo(end);
        assertThat(row(found[1] + 1).time()).isGreaterThan(end);
    }

    @Test
    void aSearchGoesBothWaysAndRound() throws Exception {
        long first = find("sched_switch", true, -1);
        long second = find("sched_switch", true, first);
        assertThat(second).isGreaterThan(first);
        assertThat(find("sched_switch", false, second)).isEqualTo(first);
        long last = find("sched_switch", false, first);
        assertThat(last).isGreaterThan(second);
        assertThat(find("sched_switch", true, last)).isEqualTo(first);
        assertThat(find("no such text anywhere", true, 0)).isEqualTo(-1);
    }

    @Test
    void aSearchStaysInTheFilteredRows() throws Exception {
        filter("CPU", "=1");
        long found = find("sched_switch", true, 10);
        assertThat(column(row(found), "CPU")).isEqualTo("1");
        assertThat(column(row(found), "Event type")).isEqualTo("sched_switch");
    }

    @Test
    void theTableCanBeWrittenToAFile(@TempDir Path folder) throws Exception {
        filter("Event type", "=sched_switch");
        Path file = folder.resolve("events.csv");
        assertThat(write(file, Long.MIN_VALUE, Long.MAX_VALUE, new NullProgressMonitor()))
                .isEqualTo(model.size());
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize((int) model.size() + 1);
        assertThat(lines.get(0)).startsWith("timestamp,");
        assertThat(lines.get(1)).startsWith(row(0).time() + ",").contains("sched_switch");
    }

    @Test
    void aPartOfTheTimeIsWritten(@TempDir Path folder) throws Exception {
        long from = row(1000).time();
        long until = row(2000).time();
        Path all = folder.resolve("part.csv");
        long rows = write(all, from, until, new NullProgressMonitor());
        assertThat(rows).isEqualTo(Files.readAllLines(all).size() - 1).isBetween(1001L, 1010L);

        filter("Event type", "=sched_switch");
        Path some = folder.resolve("filtered.csv");
        assertThat(write(some, from, until, new NullProgressMonitor()))
                .isEqualTo(
                        Files.readAllLines(all).stream()
                                .filter(line -> line.contains("sched_switch"))
                                .count())
                .isLessThan(rows);
    }

    @Test
    void anExportWaitsForTheFilter(@TempDir Path folder) throws Exception {
        CountDownLatch exporting = new CountDownLatch(1);
        model.setFilter(
                event -> {
                    awaitNow(exporting);
                    return event.getName().equals("sched_switch");
                });
        NullProgressMonitor monitor =
                new NullProgressMonitor() {
                    @Override
                    public boolean isCanceled() {
                        exporting.countDown();
                        return false;
                    }
                };
        long written = write(folder.resolve("all.csv"), Long.MIN_VALUE, Long.MAX_VALUE, monitor);
        assertThat(model.state().filtering()).isFalse();
        assertThat(written).isEqualTo(model.size()).isPositive();
    }

    private static boolean isCostly(ITmfEvent event) {
        return PatternSearch.find(COSTLY, "a".repeat(60) + "!");
    }

    @Test
    void aFilterThatFailsSaysWhy() throws Exception {
        model.setFilter(EventTableModelTest::isCostly);
        awaitFilter();
        assertThat(model.state().problem()).contains("takes too long", "simplify");
        assertThatThrownBy(
                        () ->
                                Objects.requireNonNull(model.table())
                                        .write(
                                                TableFormat.CSV,
                                                Path.of("never"),
                                                0,
                                                1,
                                                new NullProgressMonitor()))
                .isInstanceOf(TableException.class)
                .hasMessageContaining("takes too long");
        filter("CPU", "=1");
        assertThat(model.state().problem()).isEmpty();
    }

    @Test
    void aSearchThatTakesTooLongSaysSo() {
        CompletableFuture<String> said = new CompletableFuture<>();
        model.find(
                EventTableModelTest::isCostly,
                true,
                0,
                index -> said.complete("found"),
                said::complete);
        assertThat(said.join()).contains("takes too long");
    }

    @Test
    void whatAStoppedFilterHasFoundIsNotExported(@TempDir Path folder) {
        CountDownLatch stopped = new CountDownLatch(1);
        model.setFilter(event -> awaitNow(stopped));
        model.cancelFilter();
        stopped.countDown();
        assertThatThrownBy(() -> write(folder.resolve("e.csv"), 0, 1, new NullProgressMonitor()))
                .isInstanceOf(TableException.class)
                .hasMessageContaining("stopped");
    }

    @Test
    void anExportDuringTheIndexingIsComplete(@TempDir Path folder) throws Exception {
        ITmfTrace unread = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        try {
            model.show(unread, TimeText.utc()::full);
            long end = trace.getEndTime().toNanos();
            assertThat(unread.getNbEvents()).isLessThan(EVENTS);
            assertThat(write(folder.resolve("e.csv"), 0, end, new NullProgressMonitor()))
                    .isEqualTo(EVENTS);
        } finally {
            model.show(null, TimeText.utc()::full);
            unread.dispose();
        }
    }

    private static boolean awaitNow(CountDownLatch latch) {
        try {
            return latch.await(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aCancelledExportSaysSo(@TempDir Path folder) {
        NullProgressMonitor cancelled = new NullProgressMonitor();
        cancelled.setCanceled(true);
        assertThatThrownBy(() -> write(folder.resolve("events.csv"), 0, 1, cancelled))
                .isInstanceOf(OperationCanceledException.class);
    }

    private long write(Path file, long from, long until, IProgressMonitor monitor)
            throws Exception {
        return Objects.requireNonNull(model.table())
                .write(TableFormat.CSV, file, from, until, monitor);
    }

    @Test
    void withoutATraceTheTableIsEmpty() throws Exception {
        model.show(null, TimeText.utc()::full);
        assertThat(model.size()).isZero();
        CompletableFuture<Long> found = new CompletableFuture<>();
        model.find((ITmfEvent event) -> true, true, 0, found::complete, problem -> {});
        assertThat(found).isCompletedWithValue(-1L);
    }

    @Test
    void filtersAreCompletedWithTheFieldsAndTypesOfTheTrace() {
        List<EventRow> seen = model.read(0, 200, () -> false);
        EventVocabulary words = new EventVocabulary(trace, model.columns(), seen);
        assertThat(words.names())
                .extracting(Term::text)
                .startsWith("type", "time")
                .contains("next_tid", "prev_comm", "CPU")
                .doesNotHaveDuplicates();
        assertThat(words.values("type"))
                .extracting(Term::text)
                .contains("sched_switch")
                .isSortedAccordingTo(NaturalOrder.ANY_CASE);
        assertThat(words.values("next_tid")).isNotEmpty().doesNotContain(new Term("", ""));
        assertThat(words.values("cpu")).extracting(Term::text).containsExactly("0", "1");
        assertThat(words.values("nothing")).isEmpty();
        EventColumn cpu =
                model.columns().stream()
                        .filter(c -> c.name().equals("CPU"))
                        .findFirst()
                        .orElseThrow();
        assertThat(words.of(cpu).values("")).extracting(Term::text).containsExactly("0", "1");
        assertThat(new EventVocabulary(null, List.of(), List.of()).names()).isNotEmpty();
    }
}
