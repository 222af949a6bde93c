package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Order, width and visibility of columns, by name, as the user arranged them; kept as text: a line
 * per column, and one per column that was moved. Columns of other traces stay in the list. The
 * order is that of the trace except for what was moved, since traces have the columns that they
 * share in different orders. Not thread-safe.
 */
public final class ColumnSettings {

    /**
     * How a column is shown.
     *
     * @param width its width in pixels; 0 for the standard width
     * @param visible whether it is shown
     */
    public record Setting(int width, boolean visible) {}

    /** Stands in front of a column that was moved to the start. */
    private static final String START = "";

    private final Map<String, Setting> settings = new LinkedHashMap<>();

    /** The columns that were moved, in the order of the screen; each with the one before it. */
    private final Map<String, String> moves = new LinkedHashMap<>();

    /** Reads kept settings; lines that cannot be understood are left out. */
    public static ColumnSettings parse(String text) {
        ColumnSettings result = new ColumnSettings();
        for (String line : text.split("\n")) {
            String[] parts = line.split("\t", -1);
            if (parts.length == 2) {
                result.moves.put(parts[0], parts[1]);
            } else if (parts.length == 3) {
                try {
                    result.settings.put(
                            parts[0],
                            new Setting(
                                    Integer.parseInt(parts[1]), Boolean.parseBoolean(parts[2])));
                } catch (NumberFormatException e) {
                    continue;
                }
            }
        }
        return result;
    }

    /** The settings as text. */
    public String text() {
        StringBuilder text = new StringBuilder();
        settings.forEach(
                (name, setting) ->
                        text.append(plain(name))
                                .append('\t')
                                .append(setting.width)
                                .append('\t')
                                .append(setting.visible)
                                .append('\n'));
        moves.forEach(
                (name, before) ->
                        text.append(plain(name)).append('\t').append(plain(before)).append('\n'));
        return text.toString();
    }

    private static String plain(String name) {
        return name.replaceAll("[\t\n]", " ");
    }

    /** The setting of a column, or null if the user did not touch it. */
    public @Nullable Setting get(String name) {
        return settings.get(name);
    }

    /**
     * Takes over how the columns of a trace are shown now.
     *
     * @param names the columns in the trace's order
     * @param shown the settings in the order of the columns on the screen
     */
    public void update(List<String> names, Map<String, Setting> shown) {
        List<String> screen = List.copyOf(shown.keySet());
        if (!screen.equals(arranged(names))) {
            moves.keySet().removeAll(names);
            moves.putAll(moves(names, screen));
        }
        settings.putAll(shown);
    }

    /** The fewest columns to be moved to come from the trace's order to that of the screen. */
    private static Map<String, String> moves(List<String> names, List<String> screen) {
        boolean[] stays = longestRise(screen.stream().mapToInt(names::indexOf).toArray());
        Map<String, String> moves = new LinkedHashMap<>();
        for (int i = 0; i < stays.length; i++) {
            if (!stays[i]) {
                moves.put(screen.get(i), i == 0 ? START : screen.get(i - 1));
            }
        }
        return moves;
    }

    /** Which of some different numbers are in a longest rising subsequence. */
    private static boolean[] longestRise(int[] numbers) {
        int[] lengths = new int[numbers.length];
        int[] previous = new int[numbers.length];
        int last = -1;
        for (int i = 0; i < numbers.length; i++) {
            lengths[i] = 1;
            previous[i] = -1;
            for (int j = 0; j < i; j++) {
                if (numbers[j] < numbers[i] && lengths[j] >= lengths[i]) {
                    lengths[i] = lengths[j] + 1;
                    previous[i] = j;
                }
            }
            if (last < 0 || lengths[i] > lengths[last]) {
                last = i;
            }
        }
        boolean[] within = new boolean[numbers.length];
        for (int i = last; i >= 0; i = previous[i]) {
            within[i] = true;
        }
        return within;
    }

    /** Forgets everything. */
    public void clear() {
        settings.clear();
        moves.clear();
    }

    /**
     * The order in which columns are shown: that of the trace, where the user has moved none. A
     * moved column follows the one that it was put behind; without that one, it stays in place.
     *
     * @param names the columns in the trace's order
     * @return their indices in the order of the screen
     */
    public int[] order(List<String> names) {
        return arranged(names).stream().mapToInt(names::indexOf).toArray();
    }

    private List<String> arranged(List<String> names) {
        List<String> ordered = new ArrayList<>(names);
        moves.forEach(
                (name, before) -> {
                    boolean known = before.equals(START) || ordered.contains(before);
                    if (known && ordered.remove(name)) {
                        ordered.add(ordered.indexOf(before) + 1, name);
                    }
                });
        return ordered;
    }
}
