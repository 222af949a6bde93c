package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@NonNullByDefault({})
class HistogramModelTest {

    private final Semaphore changes = new Semaphore(0);
    private final AtomicInteger refinements = new AtomicInteger();
    private final HistogramModel model =
            new HistogramModel(
                    changes::release,
                    refinement -> {
                        refinements.incrementAndGet();
                        refinement.run();
                    });
    private ITmfTrace trace;

    @BeforeEach
    void open() throws Exception {
        trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        model.show(trace);
        await(model::isComplete);
    }

    @AfterEach
    void close() {
        model.show(null);
        trace.dispose();
    }

    private void await(java.util.function.BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            assertThat(changes.tryAcquire(30, TimeUnit.SECONDS)).as("something changes").isTrue();
        }
    }

    @Test
    void allEventsOfTheTraceAreCounted() {
        assertThat(model.all().total()).isEqualTo(66_357);
        assertThat(model.all().buckets()).isLessThanOrEqualTo(HistogramModel.CAPACITY);
    }

    /** A window at the start of the trace. */
    private Viewport window(long nanos, int pixels) {
        long start = trace.getStartTime().toNanos();
        return new Viewport(start, start + 4_000_000_000L, start, start + nanos, pixels);
    }

    @Test
    void aShortWindowIsCountedMoreFinely() throws InterruptedException {
        Viewport window = window(1_000_000, 1000);
        assertThat(model.all().bucketLength()).isGreaterThan(1000);
        model.prepare(window);
        await(() -> model.in(window) != model.all());
        assertThat(model.in(window).bucketLength()).isLessThanOrEqualTo(1000);
        Viewport wide = window.fitAll();
        assertThat(model.in(wide)).isSameAs(model.all());
    }

    @Test
    void aPartOfACountedWindowIsCountedMoreFinely() throws InterruptedException {
        Viewport window = window(100_000_000, 1000);
        model.prepare(window);
        await(() -> model.in(window) != model.all());
        assertThat(model.in(window).bucketLength()).isGreaterThan(1000);
        Viewport part = window(1_000_000, 1000);
        model.prepare(part);
        assertThat(refinements).hasValue(2);
        await(() -> model.in(part).bucketLength() <= 1000);
    }

    @Test
    void aWindowOfMorePixelsThanBucketsIsCountedOnce() throws InterruptedException {
        Viewport window = window(1_000_000, 8 * HistogramModel.CAPACITY);
        model.prepare(window);
        await(() -> model.in(window) != model.all());
        assertThat((double) model.in(window).bucketLength()).isGreaterThan(window.nanosPerPixel());
        model.prepare(window);
        assertThat(refinements).hasValue(1);
    }

    @Test
    void withoutATraceThereAreNoCounts() {
        model.show(null);
        assertThat(model.all().total()).isZero();
        assertThat(model.isComplete()).isTrue();
    }
}
