package org.eclipse.tracecompass.tmf.core.statesystem.mipmap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.SyntheticTrace;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The layout of mipmaps, and what queries of them cost and refuse. */
@Timeout(60)
class MipmapTest {

    private static final int RESOLUTION = 16;
    private static final int COUNT = 100_000;

    /** The times of the events of {@link SyntheticTrace#ticks} differ by this. */
    private static final long STEP = 10;

    private final ITmfStateSystemBuilder fStateSystem =
            StateSystemFactory.newStateSystem(
                    StateHistoryBackendFactory.createInMemoryBackend("mipmap", 0));
    private final DirectProvider fProvider = new DirectProvider(fStateSystem);

    @TempDir Path fFolder = Path.of("");

    @AfterEach
    void dispose() {
        fStateSystem.dispose();
    }

    /** The values of the events of the trace as a mipmapped attribute "value". */
    private static final class TickMipmaps extends AbstractTmfMipmapStateProvider {

        TickMipmaps(ITmfTrace trace) {
            super(trace, "ticks");
        }

        @Override
        protected void eventHandle(ITmfEvent event) {
            int quark = ss.getQuarkAbsoluteAndAdd("value");
            Integer value = event.getContent().getFieldValue(Integer.class, "value");
            modifyMipmapAttribute(
                    event.getTimestamp().toNanos(), value, quark, MAX | MIN | AVG, RESOLUTION);
        }

        @Override
        public int getVersion() {
            return 1;
        }

        @Override
        public ITmfStateProvider getNewInstance() {
            return new TickMipmaps(getTrace());
        }
    }

    @Test
    void aHundredThousandEventsOfResolutionSixteenMakeFourLevels() throws Exception {
        SyntheticTrace trace = SyntheticTrace.ticks(fFolder, COUNT);
        ITmfStateSystem ss = TmfStateSystemFactory.newInMemHistory(new TickMipmaps(trace), true);
        int value = ss.getQuarkAbsolute("value");
        long start = STEP;
        for (String feature : List.of("max", "min", "avg")) {
            int featureQuark = ss.getQuarkRelative(value, feature);
            assertThat(ss.getSubAttributes(featureQuark, false)).hasSize(4);
            assertThat(ss.querySingleState(start, featureQuark).getValue()).isEqualTo(4);
            assertThat(ss.querySingleState(COUNT * STEP, featureQuark).getValue()).isEqualTo(4);
        }
        long span = STEP;
        for (int level = 1; level <= 4; level++) {
            span *= RESOLUTION;
            String name = String.valueOf(level);
            ITmfStateInterval max =
                    ss.querySingleState(start, ss.getQuarkRelative(value, "max", name));
            assertThat(max.getStartTime()).isEqualTo(start);
            assertThat(max.getEndTime()).isEqualTo(start + span - 1);
            assertThat(max.getValue()).isEqualTo((int) (span / STEP) - 1);
            ITmfStateInterval second =
                    ss.querySingleState(start + span, ss.getQuarkRelative(value, "min", name));
            assertThat(second.getStartTime()).isEqualTo(start + span);
            assertThat(second.getValue()).isEqualTo((int) (span / STEP));
            assertThat(
                            ss.querySingleState(start, ss.getQuarkRelative(value, "avg", name))
                                    .getValueDouble())
                    .isEqualTo((span / STEP - 1) / 2.0, within(1e-6));
        }
        assertThat(ss.getCurrentEndTime()).isEqualTo(COUNT * STEP);
        ss.dispose();
        trace.dispose();
    }

    @Test
    void theCostOfAQueryGrowsWithTheLogarithmOfTheRange() throws Exception {
        SyntheticTrace trace = SyntheticTrace.ticks(fFolder, COUNT);
        ITmfStateSystem ss = TmfStateSystemFactory.newInMemHistory(new TickMipmaps(trace), true);
        int value = ss.getQuarkAbsolute("value");
        AtomicInteger queries = new AtomicInteger();
        ITmfStateSystem counted =
                (ITmfStateSystem)
                        Proxy.newProxyInstance(
                                getClass().getClassLoader(),
                                new Class<?>[] {ITmfStateSystem.class},
                                (proxy, method, args) -> {
                                    if (method.getName().startsWith("query")) {
                                        queries.incrementAndGet();
                                    }
                                    return method.invoke(ss, args);
                                });
        for (int n = RESOLUTION, levels = 1; n < COUNT / 2; n *= RESOLUTION, levels++) {
            queries.set(0);
            long t1 = 3 * STEP + 5;
            assertThat(
                            TmfStateSystemOperations.queryRangeMax(
                                            counted, t1, t1 + n * STEP, value)
                                    .unboxInt())
                    .isEqualTo(n + 2);
            assertThat(queries.get()).isLessThan(5 * RESOLUTION * levels);
        }
        ss.dispose();
        trace.dispose();
    }

    @Test
    void nullEndsAValueAndIsNotCounted() {
        int quark = fStateSystem.getQuarkAbsoluteAndAdd("a");
        fProvider.modify(10, 4L, quark, DirectProvider.ALL, 2);
        fProvider.modify(20, null, quark, DirectProvider.ALL, 2);
        fProvider.modify(30, 8L, quark, DirectProvider.ALL, 2);
        fProvider.modify(40, null, quark, DirectProvider.ALL, 2);
        fProvider.modify(50, 1L, quark, DirectProvider.ALL, 2);
        fProvider.finish(59);
        int max = fStateSystem.getQuarkAbsolute("a", "max", "1");
        int avg = fStateSystem.getQuarkAbsolute("a", "avg", "1");
        assertThat(fStateSystem.querySingleState(20, max))
                .returns(10L, ITmfStateInterval::getStartTime)
                .returns(39L, ITmfStateInterval::getEndTime)
                .returns(8L, ITmfStateInterval::getValue);
        assertThat(fStateSystem.querySingleState(20, avg).getValueDouble()).isEqualTo(4.0);
        assertThat(fStateSystem.querySingleState(45, max).getValue()).isNull();
        assertThat(fStateSystem.querySingleState(59, max).getValue()).isEqualTo(1L);
        assertThat(fStateSystem.getCurrentEndTime()).isEqualTo(59);
    }

    @Test
    void theSameValueAgainIsNotCounted() {
        int quark = fStateSystem.getQuarkAbsoluteAndAdd("a");
        for (int i = 0; i < 50; i++) {
            fProvider.modify(
                    i,
                    TmfStateValue.newValueInt(i / 25),
                    quark,
                    AbstractTmfMipmapStateProvider.MAX,
                    2);
        }
        fProvider.finish(50);
        int level = fStateSystem.getQuarkAbsolute("a", "max", "1");
        assertThat(fStateSystem.querySingleState(0, level))
                .returns(50L, ITmfStateInterval::getEndTime)
                .returns(1, ITmfStateInterval::getValue);
        assertThat(fStateSystem.optQuarkAbsolute("a", "min"))
                .isEqualTo(ITmfStateSystem.INVALID_ATTRIBUTE);
    }

    @Test
    void resolutionOneMakesNoMipmap() {
        int quark = fStateSystem.getQuarkAbsoluteAndAdd("a");
        fProvider.modify(5, 3, quark, DirectProvider.ALL, 1);
        fProvider.finish(9);
        assertThat(fStateSystem.getNbAttributes()).isEqualTo(1);
        assertThat(TmfStateSystemOperations.queryRangeMin(fStateSystem, 0, 9, quark).unboxInt())
                .isEqualTo(3);
    }

    @Test
    void whatIsOutsideOfTheHistoryDoesNotCount() {
        int quark = fStateSystem.getQuarkAbsoluteAndAdd("a");
        int string = fStateSystem.getQuarkAbsoluteAndAdd("s");
        fProvider.modify(0, 2.5, quark, DirectProvider.ALL, 2);
        fStateSystem.modifyAttribute(0, "text", string);
        fProvider.finish(99);
        assertThat(max(50, 1000, quark)).isEqualTo(2.5);
        assertThat(max(100, 1000, quark)).isNull();
        assertThat(TmfStateSystemOperations.queryRangeAverage(fStateSystem, 50, 1000, quark))
                .isEqualTo(2.5);
        assertThat(TmfStateSystemOperations.queryRangeAverage(fStateSystem, 100, 1000, quark))
                .isZero();
        assertThatThrownBy(() -> max(9, 8, quark)).isInstanceOf(TimeRangeException.class);
        assertThatThrownBy(() -> max(0, 99, string)).isInstanceOf(StateValueTypeException.class);
        assertThatThrownBy(() -> fProvider.modify(99, "x", string, DirectProvider.ALL, 2))
                .isInstanceOf(StateValueTypeException.class);
        fStateSystem.dispose();
        assertThatThrownBy(() -> max(0, 99, quark))
                .isInstanceOf(StateSystemDisposedException.class);
    }

    @Test
    void rangesAreRightWhileTheHistoryIsBuilt() throws Exception {
        int quark = fStateSystem.getQuarkAbsoluteAndAdd("a");
        Thread writer =
                new Thread(
                        () -> {
                            for (long i = 0; i < 300_000; i++) {
                                fProvider.modify(10 * i, i, quark, DirectProvider.ALL, 4);
                            }
                            fProvider.finish(3_000_000);
                        });
        writer.start();
        Random random = new Random(3);
        boolean alive = true;
        while (alive) {
            alive = writer.isAlive();
            long end = fStateSystem.getCurrentEndTime();
            long start = end < 10 ? 0 : random.nextInt((int) Math.min(end, Integer.MAX_VALUE));
            if (end >= 10) {
                assertThat(max(start, end, quark)).isEqualTo(Math.min(299_999, end / 10));
                assertThat(
                                TmfStateSystemOperations.queryRangeMin(
                                                fStateSystem, start, end, quark)
                                        .unboxLong())
                        .isEqualTo(start / 10);
                double middle = (start + end) / 20.0;
                assertThat(
                                TmfStateSystemOperations.queryRangeAverage(
                                        fStateSystem, start, end, quark))
                        .isEqualTo(middle, within(1.0));
            }
        }
        writer.join();
    }

    private @Nullable Object max(long t1, long t2, int quark) {
        return Objects.requireNonNull(
                        TmfStateSystemOperations.queryRangeMax(fStateSystem, t1, t2, quark))
                .unboxValue();
    }
}
