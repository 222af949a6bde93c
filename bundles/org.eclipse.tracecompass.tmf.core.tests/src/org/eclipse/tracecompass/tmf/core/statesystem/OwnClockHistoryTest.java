package org.eclipse.tracecompass.tmf.core.statesystem;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A history stays good when the clock of its trace is led elsewhere. */
@Timeout(60)
class OwnClockHistoryTest extends TickModuleFixture {

    private static final ITmfTimestampTransform LATER =
            TimestampTransformFactory.createLinear(1.5, 1_000_000L);

    private TickModule run(ITmfTimestampTransform clock) throws Exception {
        SyntheticTrace trace = newTrace("trace", EVENTS);
        trace.useTimestampTransform(clock);
        TickModule module = TickModule.on(trace);
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        return module;
    }

    @Test
    void aStoredHistoryIsAskedByTheNewTimesWithoutReadingEvents() throws Exception {
        TickModule own = run(TimestampTransformFactory.getDefaultTransform());
        assertThat(own.handled).hasValue(EVENTS);
        own.dispose();
        TickModule later = run(LATER);
        assertThat(later.handled).hasValue(0);
        assertThat(file(later)).isEqualTo(file(own));
        long event = LATER.transform(5000);
        assertThat(valueAt(later, event)).isEqualTo(499);
        assertThat(valueAt(later, event - 1)).isEqualTo(498);
        assertThat(stateSystem(later).getStartTime()).isEqualTo(LATER.transform(10));
        assertThat(stateSystem(later).getCurrentEndTime()).isEqualTo(LATER.transform(10_000));
    }

    @Test
    void aHistoryThatIsBuiltByOtherTimesIsGoodForTheOwnOnes() throws Exception {
        TickModule later = run(LATER);
        assertThat(later.handled).hasValue(EVENTS);
        assertThat(valueAt(later, LATER.transform(5000))).isEqualTo(499);
        later.dispose();
        TickModule own = run(TimestampTransformFactory.getDefaultTransform());
        assertThat(own.handled).hasValue(0);
        assertThat(valueAt(own, 5009)).isEqualTo(499);
        assertThat(stateSystem(own).getStartTime()).isEqualTo(10);
    }
}
