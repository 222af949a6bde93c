package org.eclipse.tracecompass.tmf.ui.project.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.ui.properties.ReadOnlyTextPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertyDescriptor;

/** What an element tells about itself in the Properties view; nothing of it can be changed. */
@NonNullByDefault
final class PropertyLines {

    private record Line(ReadOnlyTextPropertyDescriptor descriptor, Object value) {}

    private final Map<String, Line> lines = new LinkedHashMap<>();

    /**
     * Adds a line.
     *
     * @param category the heading it stands below
     * @param name its name
     * @param value its value; nothing is added for null
     */
    void add(String category, String name, @Nullable Object value) {
        if (value != null) {
            String id = category + '/' + name;
            ReadOnlyTextPropertyDescriptor descriptor =
                    new ReadOnlyTextPropertyDescriptor(id, name);
            descriptor.setCategory(category);
            lines.put(id, new Line(descriptor, value));
        }
    }

    /** Adds lines below one heading. */
    void add(String category, Map<String, String> values) {
        values.forEach((name, value) -> add(category, name, value));
    }

    IPropertyDescriptor[] descriptors() {
        List<IPropertyDescriptor> all = new ArrayList<>();
        lines.values().forEach(line -> all.add(line.descriptor));
        return all.toArray(new IPropertyDescriptor[0]);
    }

    @Nullable
    Object value(@Nullable Object id) {
        Line line = lines.get(String.valueOf(id));
        return line == null ? null : line.value;
    }
}
