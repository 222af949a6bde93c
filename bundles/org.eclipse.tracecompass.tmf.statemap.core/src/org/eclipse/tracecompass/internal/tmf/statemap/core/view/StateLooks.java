package org.eclipse.tracecompass.internal.tmf.statemap.core.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statemap.core.StatemapState;
import org.eclipse.tracecompass.statemap.core.StatemapTag;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.DatumCode;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.TagSelection;

/**
 * The looks of the values of a map's history: names of states, or codes of states with tags.
 * Immutable, thread-safe.
 */
final class StateLooks {

    /**
     * A look.
     *
     * @param state the value of the state
     * @param tag the name of its tag, null if there is none
     * @param definition that tag
     * @param style its style
     */
    record Look(
            int state,
            @Nullable String tag,
            @Nullable StatemapTag definition,
            OutputElementStyle style) {}

    private static final OutputElementStyle FADED = StatemapDataProvider.faded();

    private final List<StatemapState> states;
    private final Map<String, Look> byName = new HashMap<>();
    private final Look[] plain;
    private final @Nullable Look[] tagged;

    StateLooks(
            List<StatemapState> states,
            List<StatemapTag> tags,
            Function<StatemapState, String> styleKey) {
        this.states = states;
        this.plain = new Look[states.size()];
        for (StatemapState state : states) {
            Look look =
                    new Look(
                            state.value(),
                            null,
                            null,
                            new OutputElementStyle(styleKey.apply(state)));
            plain[state.value()] = look;
            byName.put(state.name(), look);
        }
        this.tagged = new @Nullable Look[tags.size()];
        for (int i = 0; i < tagged.length; i++) {
            StatemapTag tag = tags.get(i);
            tagged[i] =
                    tag.state() < plain.length
                            ? new Look(tag.state(), tag.name(), tag, plain[tag.state()].style)
                            : null;
        }
    }

    /** The look of a value of the history, null for one that is not of this map. */
    @Nullable
    Look of(Object value, @Nullable TagSelection selection) {
        Look look = of(value);
        if (look == null || selection == null) {
            return look;
        }
        return selection.matches(states.get(look.state).name(), look.definition)
                ? look
                : new Look(look.state, null, null, FADED);
    }

    private @Nullable Look of(Object value) {
        if (value instanceof String name) {
            return byName.get(name);
        }
        if (!(value instanceof Integer code)) {
            return null;
        }
        int tag = DatumCode.tag(code, plain.length);
        if (tag >= 0) {
            return tag < tagged.length ? tagged[tag] : null;
        }
        int state = DatumCode.state(code);
        return state < plain.length ? plain[state] : null;
    }
}
