package org.eclipse.tracecompass.statemap.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Oklab;

/**
 * The colours of all states of a stack of maps: what the data gives, and where it gives none a
 * colour that differs from the others, also for the colour-blind. A name has one colour unless the
 * data says otherwise, and the same maps always have the same colours.
 */
public final class StatemapColours {

    /** Told apart by people with any kind of colour vision (Okabe and Ito). */
    private static final int[] SAFE = {
        0x56B4E9, 0xE69F00, 0x009E73, 0xF0E442, 0x0072B2, 0xD55E00, 0xCC79A7
    };

    /** The lightness changes most from colour to colour: what everybody sees. */
    private static final double[] LIGHTNESS = {0.45, 0.80, 0.60, 0.35, 0.70};

    private static final double CHROMA = 0.12;
    private static final double GOLDEN_ANGLE = 137.50776405;
    private static final double DIFFERENT = 0.09;
    private static final int ATTEMPTS = 200;

    private final Map<String, Integer> byName = new HashMap<>();
    private final List<Oklab> used = new ArrayList<>();
    private final Map<Integer, Oklab> coordinates = new HashMap<>();
    private int next;

    /**
     * Chooses colours.
     *
     * @param maps the metadata of all maps that are seen together, in their order
     */
    public StatemapColours(List<StatemapMetadata> maps) {
        List<StatemapState> states =
                maps.stream().flatMap(metadata -> metadata.states().stream()).toList();
        for (StatemapState state : states) {
            state.colour().ifPresent(colour -> use(state.name(), colour));
        }
        for (StatemapState state : states) {
            if (!byName.containsKey(state.name())) {
                use(state.name(), another());
            }
        }
    }

    private void use(String name, int colour) {
        byName.putIfAbsent(name, colour);
        used.add(coordinates.computeIfAbsent(colour, Oklab::of));
    }

    private int another() {
        int colour = candidate(next++);
        for (int i = 0; i < ATTEMPTS && !isDifferent(Oklab.of(colour)); i++) {
            colour = candidate(next++);
        }
        return colour;
    }

    private boolean isDifferent(Oklab colour) {
        return used.stream().allMatch(other -> other.distance(colour) > DIFFERENT);
    }

    private static int candidate(int number) {
        if (number < SAFE.length) {
            return SAFE[number];
        }
        int i = number - SAFE.length;
        return Oklab.ofHue(LIGHTNESS[i % LIGHTNESS.length], CHROMA, i * GOLDEN_ANGLE % 360).rgb();
    }

    /** Returns the colour of a state as 0xRRGGBB. */
    public int of(StatemapState state) {
        return state.colour().orElseGet(() -> byName.getOrDefault(state.name(), 0));
    }

    /** Returns the colour of a rectangle: of its states, by their share of the time. */
    public int of(StatemapRectangle rectangle, List<StatemapState> states) {
        if (!rectangle.isBlended()) {
            return of(states.get(rectangle.states()[0]));
        }
        double lightness = 0;
        double a = 0;
        double b = 0;
        for (int i = 0; i < rectangle.states().length; i++) {
            Oklab colour = coordinatesOf(states.get(rectangle.states()[i]));
            double share = (double) rectangle.stateNanos()[i] / rectangle.duration();
            lightness += share * colour.lightness();
            a += share * colour.a();
            b += share * colour.b();
        }
        return Oklab.rgb(lightness, a, b);
    }

    /** Most rectangles mix the same few colours. */
    private Oklab coordinatesOf(StatemapState state) {
        int colour = of(state);
        Oklab known = coordinates.get(colour);
        return known == null ? Oklab.of(colour) : known;
    }
}
