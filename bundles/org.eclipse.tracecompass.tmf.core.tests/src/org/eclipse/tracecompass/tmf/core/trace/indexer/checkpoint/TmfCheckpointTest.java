package org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;
import org.junit.jupiter.api.Test;

class TmfCheckpointTest {

    private static TmfCheckpoint checkpoint(@Nullable Long time, @Nullable Long location) {
        return new TmfCheckpoint(
                time == null ? null : TmfTimestamp.fromNanos(time),
                location == null ? null : new TmfLongLocation(location),
                0);
    }

    @NonNullByDefault({})
    private static <T> T nothing() {
        return null;
    }

    @Test
    void aCheckpointMayLackTimeOrLocation() {
        TmfCheckpoint bare = checkpoint(null, null);
        TmfCheckpoint full = checkpoint(1L, 1L);
        assertThat(bare)
                .isEqualTo(checkpoint(null, null))
                .hasSameHashCodeAs(checkpoint(null, null));
        assertThat(bare).isNotEqualTo(full).isNotEqualTo(checkpoint(1L, null));
        assertThat(full).isNotEqualTo(bare).isNotEqualTo(checkpoint(null, 1L));
        assertThat(checkpoint(1L, null))
                .isEqualTo(checkpoint(1L, null))
                .hasSameHashCodeAs(checkpoint(1L, null));
        assertThat(checkpoint(null, 1L))
                .isEqualTo(checkpoint(null, 1L))
                .hasSameHashCodeAs(checkpoint(null, 1L));
    }

    @Test
    void timesAreComparedIfBothHaveOneThenLocations() {
        assertThat(checkpoint(1L, 9L)).isLessThan(checkpoint(2L, 1L));
        assertThat(checkpoint(1L, 1L)).isLessThan(checkpoint(1L, 2L));
        assertThat(checkpoint(null, 1L)).isLessThan(checkpoint(1L, 2L));
        assertThat(checkpoint(9L, 1L)).isLessThan(checkpoint(null, 2L));
        assertThat(checkpoint(1L, null)).isLessThan(checkpoint(1L, 1L));
        assertThat(checkpoint(1L, 1L)).isGreaterThan(checkpoint(1L, null));
        assertThat(checkpoint(null, null)).isLessThan(checkpoint(1L, 1L));
        assertThat(checkpoint(1L, null)).isEqualByComparingTo(checkpoint(1L, null));
        assertThat(checkpoint(null, null)).isEqualByComparingTo(checkpoint(null, null));
    }

    @Test
    void thereMustBeSomethingToCopy() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TmfCheckpoint((TmfCheckpoint) nothing()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TmfContext((TmfContext) nothing()));
        assertThat(new TmfCheckpoint(checkpoint(null, 1L))).isEqualTo(checkpoint(null, 1L));
    }
}
