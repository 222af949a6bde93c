package org.eclipse.tracecompass.tmf.timegraph.core.load;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ShareKinds;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphBlendState;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;

/**
 * Converts blends. There is one for nearly each pixel, and most are of the same kinds of states:
 * how those look is found out once. Not thread-safe.
 */
final class BlendConverter {

    /**
     * How shares look.
     *
     * @param shares the numbers of the shares that are drawn, null for all
     * @param styles the palette index of each that is drawn
     * @param labels the label of each that is drawn
     */
    private record Look(int @Nullable [] shares, int[] styles, @Nullable String[] labels) {}

    private final StyleTable table;
    private final Map<ShareKinds, Look> looks = new IdentityHashMap<>();
    private @Nullable ShareKinds latestKinds;
    private @Nullable Look latest;

    BlendConverter(StyleTable table) {
        this.table = table;
    }

    /** Forgets what was found out. */
    void clear() {
        looks.clear();
        latestKinds = null;
        latest = null;
    }

    RowStates.Blend convert(TimeGraphBlendState state) {
        Look look = look(state.getShareKinds());
        long[] durations = state.getShareDurations();
        int[] shares = look.shares;
        return new RowStates.Blend(
                look.styles,
                shares == null
                        ? durations
                        : IntStream.of(shares).mapToLong(i -> durations[i]).toArray(),
                look.labels);
    }

    private Look look(ShareKinds kinds) {
        Look look = latest;
        if (look == null || kinds != latestKinds) {
            look = looks.computeIfAbsent(kinds, this::find);
            latest = look;
            latestKinds = kinds;
        }
        return look;
    }

    private Look find(ShareKinds kinds) {
        int[] shares = new int[kinds.size()];
        int[] styles = new int[kinds.size()];
        @Nullable String[] labels = new @Nullable String[kinds.size()];
        int drawn = 0;
        for (int i = 0; i < kinds.size(); i++) {
            int style = table.index(kinds.style(i), kinds.value(i), kinds.label(i));
            if (style >= 0) {
                shares[drawn] = i;
                styles[drawn] = style;
                labels[drawn++] = kinds.label(i);
            }
        }
        return drawn == kinds.size()
                ? new Look(null, styles, labels)
                : new Look(
                        Arrays.copyOf(shares, drawn),
                        Arrays.copyOf(styles, drawn),
                        Arrays.copyOf(labels, drawn));
    }
}
