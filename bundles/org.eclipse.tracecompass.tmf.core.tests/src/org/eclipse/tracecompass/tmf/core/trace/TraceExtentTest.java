package org.eclipse.tracecompass.tmf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.junit.jupiter.api.Test;

/** What is known of the extent of a trace that several read at once. */
class TraceExtentTest {

    private static final ITmfTimestamp START = TmfTimestamp.fromNanos(100);
    private static final ITmfTimestamp LAST = TmfTimestamp.fromNanos(900);

    private final TraceExtent extent = new TraceExtent();

    /** A time at whose comparison the trace has been read to its end by another reader. */
    @NonNullByDefault({})
    private final class SlowTime extends TmfTimestamp {

        private boolean slow = true;

        @Override
        public long getValue() {
            return 500;
        }

        @Override
        public int getScale() {
            return ITmfTimestamp.NANOSECOND_SCALE;
        }

        @Override
        public int compareTo(ITmfTimestamp other) {
            int order = super.compareTo(other);
            if (slow) {
                slow = false;
                extent.learn(event(LAST), 8);
                extent.grow(9, new TmfTimeRange(START, LAST));
            }
            return order;
        }
    }

    private static TmfEvent event(ITmfTimestamp time) {
        return new TmfEvent(null, ITmfContext.UNKNOWN_RANK, time, null, null);
    }

    @Test
    void aSlowReaderDoesNotTakeBackWhatIsKnown() {
        extent.learn(event(START), 0);
        extent.learn(event(new SlowTime()), 4);
        assertThat(extent.end()).isEqualTo(LAST);
        assertThat(extent.nbEvents()).isEqualTo(9);
    }

    @Test
    void itGrowsWithWhatIsReadAndWithWhatIsTold() {
        extent.learn(event(START), 0);
        extent.learn(event(LAST), 1);
        assertThat(extent.nbEvents()).isEqualTo(2);
        assertThat(extent.start()).isEqualTo(START);
        assertThat(extent.end()).isEqualTo(LAST);
        extent.grow(1, new TmfTimeRange(START, START));
        assertThat(extent.nbEvents()).isEqualTo(2);
        assertThat(extent.end()).isEqualTo(LAST);
        extent.grow(7, new TmfTimeRange(START, TmfTimestamp.fromNanos(1000)));
        assertThat(extent.nbEvents()).isEqualTo(7);
        assertThat(extent.end().toNanos()).isEqualTo(1000);
    }

    @Test
    void whatIsSetReplacesWhatWasKnown() {
        extent.learn(event(LAST), 8);
        extent.setEnd(START);
        extent.setNbEvents(3);
        assertThat(extent.end()).isEqualTo(START);
        assertThat(extent.nbEvents()).isEqualTo(3);
        extent.forgetTimes();
        assertThat(extent.start()).isEqualTo(TmfTimestamp.BIG_BANG);
        assertThat(extent.end()).isEqualTo(TmfTimestamp.BIG_BANG);
        assertThat(extent.nbEvents()).isEqualTo(3);
    }
}
