package org.eclipse.tracecompass.tmf.timegraph.core.statemap;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statemap.core.StatemapState;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Oklab;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;

/**
 * Styles as states of a statemap, numbered in the order of the palette and then of appearance. A
 * style without a name is a state for each label that has it.
 */
final class StateNumbers {

    private static final int PAPER = 0xf0f0f0;

    private record Kind(String key, @Nullable String label) {}

    /** By so much of white a colour is lightened that is that of another state already. */
    private static final double LIGHTER = 0.35;

    private final Map<String, Integer> colours;
    private final boolean distinct;
    private final Set<Integer> taken = new HashSet<>();
    private final Map<Kind, Integer> numbers = new HashMap<>();
    private final List<StatemapState> states = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private int none = -1;

    /**
     * @param colours colours instead of the styles', by style key
     * @param distinct whether states that are told apart by their heights or borders in a view
     *     shall be by their colours
     */
    StateNumbers(Map<String, Integer> colours, boolean distinct) {
        this.colours = colours;
        this.distinct = distinct;
    }

    /** Numbers the named styles of a palette, but for those of links. */
    void learn(StatePalette palette, Set<String> links) {
        for (StateStyle style : palette.styles()) {
            if (!style.name().isEmpty() && !links.contains(style.key())) {
                of(style, null);
            }
        }
    }

    /** The number of a state. */
    int of(StateStyle style, @Nullable String label) {
        Kind kind = new Kind(style.key(), style.name().isEmpty() ? label : null);
        Integer known = numbers.get(kind);
        if (known == null) {
            int colour = colours.getOrDefault(style.key(), style.argb());
            String name = kind.label == null ? style.name() : kind.label;
            boolean chosen = colours.containsKey(style.key());
            known = add(name.isEmpty() ? style.key() : name, chosen ? colour : own(colour));
            numbers.put(kind, known);
        }
        return known;
    }

    /** Returns a colour that no other state has, if there is need for one. */
    private int own(int colour) {
        int rgb = colour & 0xffffff;
        for (int tries = 0; distinct && taken.contains(rgb) && tries < 4; tries++) {
            Oklab lab = Oklab.of(rgb);
            rgb =
                    new Oklab(
                                    lab.lightness() + LIGHTER * (1 - lab.lightness()),
                                    lab.a() * (1 - LIGHTER),
                                    lab.b() * (1 - LIGHTER))
                            .rgb();
        }
        return rgb;
    }

    /** The tag of a state: its label, unless that is what the state is called anyway. */
    static @Nullable String tag(StateStyle style, @Nullable String label) {
        return label == null
                        || label.isEmpty()
                        || style.name().isEmpty()
                        || label.equals(style.name())
                ? null
                : label;
    }

    /** The number of a state for the time in which there is none. */
    int none() {
        if (none < 0) {
            none = add(StatemapState.NONE, PAPER);
        }
        return none;
    }

    private int add(String wanted, int colour) {
        String name = wanted;
        for (int n = 2; !names.add(name); n++) {
            name = wanted + " (" + n + ")";
        }
        taken.add(colour & 0xffffff);
        int number = states.size();
        states.add(new StatemapState(name, number, OptionalInt.of(colour & 0xffffff)));
        return number;
    }

    /** Returns the name of a state. */
    String name(int number) {
        return states.get(number).name();
    }

    /** All states by number; at least one. */
    List<StatemapState> states() {
        if (states.isEmpty()) {
            none();
        }
        return List.copyOf(states);
    }
}
