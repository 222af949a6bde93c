package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Order, width and visibility of columns, by name, as the user arranged them; kept as text, a line
 * per column. Columns of other traces stay in the list. Not thread-safe.
 */
public final class ColumnSettings {

    /**
     * How a column is shown.
     *
     * @param width its width in pixels; 0 for the standard width
     * @param visible whether it is shown
     */
    public record Setting(int width, boolean visible) {}

    private final Map<String, Setting> settings = new LinkedHashMap<>();

    /** Reads kept settings; lines that cannot be understood are left out. */
    public static ColumnSettings parse(String text) {
        ColumnSettings result = new ColumnSettings();
        for (String line : text.split("\n")) {
            String[] parts = line.split("\t");
            if (parts.length == 3) {
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
                        text.append(name.replaceAll("[\t\n]", " "))
                                .append('\t')
                                .append(setting.width)
                                .append('\t')
                                .append(setting.visible)
                                .append('\n'));
        return text.toString();
    }

    /** The setting of a column, or null if the user did not touch it. */
    public @Nullable Setting get(String name) {
        return settings.get(name);
    }

    /**
     * Takes over how some columns are shown now.
     *
     * @param shown the settings in the order of the columns on the screen
     */
    public void update(Map<String, Setting> shown) {
        Map<String, Setting> others = new LinkedHashMap<>(settings);
        settings.clear();
        settings.putAll(shown);
        others.forEach(settings::putIfAbsent);
    }

    /** Forgets everything. */
    public void clear() {
        settings.clear();
    }

    /**
     * The order in which columns are shown: known ones as kept, new ones after the column that they
     * follow in the trace.
     *
     * @param names the columns in the trace's order
     * @return their indices in the order of the screen
     */
    public int[] order(List<String> names) {
        List<String> ordered = new ArrayList<>();
        for (String known : settings.keySet()) {
            if (names.contains(known)) {
                ordered.add(known);
            }
        }
        for (int i = 0; i < names.size(); i++) {
            if (!ordered.contains(names.get(i))) {
                int after = i == 0 ? -1 : ordered.indexOf(names.get(i - 1));
                ordered.add(after + 1, names.get(i));
            }
        }
        return ordered.stream().mapToInt(names::indexOf).toArray();
    }
}
