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
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
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

    private final ITmfStateSystemBuilder stateSystem =
            StateSystemFactory.newStateSystem(
                    StateHistoryBackendFactory.createInMemoryBackend("mipmap", 0));
    private final DirectProvider provider = new DirectProvider(stateSystem);

    @TempDir Path folder = Path.of("");

    @AfterEach
    void dispose() {
        stateSystem.dispose();
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
        SyntheticTrace trace = SyntheticTrace.ticks(folder, COUNT);
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
        SyntheticTrace trace = SyntheticTrace.ticks(folder, COUNT);
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
        int quark = stateSystem.getQuarkAbsoluteAndAdd("a");
        provider.modify(10, 4L, quark, DirectProvider.ALL, 2);
        provider.modify(20, null, quark, DirectProvider.ALL, 2);
        provider.modify(30, 8L, quark, DirectProvider.ALL, 2);
        provider.modify(40, null, quark, DirectProvider.ALL, 2);
        provider.modify(50, 1L, quark, DirectProvider.ALL, 2);
        provider.finish(59);
        int max = stateSystem.getQuarkAbsolute("a", "max", "1");
        int avg = stateSystem.getQuarkAbsolute("a", "avg", "1");
        assertThat(stateSystem.querySingleState(20, max))
                .returns(10L, ITmfStateInterval::getStartTime)
                .returns(39L, ITmfStateInterval::getEndTime)
                .returns(8L, ITmfStateInterval::getValue);
        assertThat(stateSystem.querySingleState(20, avg).getValueDouble()).isEqualTo(4.0);
        assertThat(stateSystem.querySingleState(45, max).getValue()).isNull();
        assertThat(stateSystem.querySingleState(59, max).getValue()).isEqualTo(1L);
        assertThat(stateSystem.getCurrentEndTime()).isEqualTo(59);
    }

    @Test
    void theSameValueAgainIsNotCounted() {
        int quark = stateSystem.getQuarkAbsoluteAndAdd("a");
        for (int i = 0; i < 50; i++) {
            provider.modify(
                    i,
                    TmfStateValue.newValueInt(i / 25),
                    quark,
                    AbstractTmfMipmapStateProvider.MAX,
                    2);
        }
        provider.finish(50);
        int level = stateSystem.getQuarkAbsolute("a", "max", "1");
        assertThat(stateSystem.querySingleState(0, level))
                .returns(50L, ITmfStateInterval::getEndTime)
                .returns(1, ITmfStateInterval::getValue);
        assertThat(stateSystem.optQuarkAbsolute("a", "min"))
                .isEqualTo(ITmfStateSystem.INVALID_ATTRIBUTE);
    }

    @Test
    void resolutionOneMakesNoMipmap() {
        int quark = stateSystem.getQuarkAbsoluteAndAdd("a");
        provider.modify(5, 3, quark, DirectProvider.ALL, 1);
        provider.finish(9);
        assertThat(stateSystem.getNbAttributes()).isEqualTo(1);
        assertThat(TmfStateSystemOperations.queryRangeMin(stateSystem, 0, 9, quark).unboxInt())
                .isEqualTo(3);
    }

    @Test
    void whatIsOutsideOfTheHistoryDoesNotCount() {
        int quark = stateSystem.getQuarkAbsoluteAndAdd("a");
        int string = stateSystem.getQuarkAbsoluteAndAdd("s");
        provider.modify(0, 2.5, quark, DirectProvider.ALL, 2);
        stateSystem.modifyAttribute(0, "text", string);
        provider.finish(99);
        assertThat(max(50, 1000, quark)).isEqualTo(2.5);
        assertThat(max(100, 1000, quark)).isNull();
        assertThat(TmfStateSystemOperations.queryRangeAverage(stateSystem, 50, 1000, quark))
                .isEqualTo(2.5);
        assertThat(TmfStateSystemOperations.queryRangeAverage(stateSystem, 100, 1000, quark))
                .isZero();
        assertThatThrownBy(() -> max(9, 8, quark)).isInstanceOf(TimeRangeException.class);
        assertThatThrownBy(() -> max(0, 99, string)).isInstanceOf(StateValueTypeException.class);
        assertThatThrownBy(() -> provider.modify(99, "x", string, DirectProvider.ALL, 2))
                .isInstanceOf(StateValueTypeException.class);
        stateSystem.dispose();
        assertThatThrownBy(() -> max(0, 99, quark))
                .isInstanceOf(StateSystemDisposedException.class);
    }

    @Test
    void rangesAreRightWhileTheHistoryIsBuilt() throws Exception {
        int quark = stateSystem.getQuarkAbsoluteAndAdd("a");
        Thread writer =
                new Thread(
                        () -> {
                            for (long i = 0; i < 300_000; i++) {
                                provider.modify(10 * i, i, quark, DirectProvider.ALL, 4);
                            }
                            provider.finish(3_000_000);
                        });
        writer.start();
        Random random = new Random(3);
        boolean alive = true;
        while (alive) {
            alive = writer.isAlive();
            long end = stateSystem.getCurrentEndTime();
            long start = end < 10 ? 0 : random.nextInt((int) Math.min(end, Integer.MAX_VALUE));
            if (end >= 10) {
                assertThat(max(start, end, quark)).isEqualTo(Math.min(299_999, end / 10));
                assertThat(
                                TmfStateSystemOperations.queryRangeMin(
                                                stateSystem, start, end, quark)
                                        .unboxLong())
                        .isEqualTo(start / 10);
                double middle = (start + end) / 20.0;
                assertThat(
                                TmfStateSystemOperations.queryRangeAverage(
                                        stateSystem, start, end, quark))
                        .isEqualTo(middle, within(1.0));
            }
        }
        writer.join();
    }

    private @Nullable Object max(long t1, long t2, int quark) {
        return Objects.requireNonNull(
                        TmfStateSystemOperations.queryRangeMax(stateSystem, t1, t2, quark))
                .unboxValue();
    }
}
