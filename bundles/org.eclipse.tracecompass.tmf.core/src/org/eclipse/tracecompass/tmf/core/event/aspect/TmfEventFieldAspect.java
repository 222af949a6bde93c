package org.eclipse.tracecompass.tmf.core.event.aspect;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;

/**
 * A field below some root field of an event, by a path in one string: {@code a/b}. A slash that is
 * part of a name is written {@code \/}, a backslash {@code \\}. Without a path the value is the
 * root field itself.
 */
public class TmfEventFieldAspect implements ITmfEventAspect<Object> {

    /** Finds the field to start from. */
    public interface IRootField {

        /**
         * The field to start from.
         *
         * @param event an event
         * @return the field, null when the event has none
         */
        @Nullable
        ITmfEventField getRootField(ITmfEvent event);
    }

    private final String aspectName;
    private final @Nullable String fieldPath;
    private final IRootField rootField;
    private final String[] fieldPathArray;

    /**
     * An aspect.
     *
     * @param aspectName its name
     * @param fieldPath path from the root field, null for the root field itself
     * @param rootField finds the root field
     */
    public TmfEventFieldAspect(
            String aspectName, @Nullable String fieldPath, IRootField rootField) {
        this.aspectName = aspectName;
        this.fieldPath = fieldPath;
        this.rootField = rootField;
        fieldPathArray = fieldPath == null ? new String[0] : split(fieldPath);
    }

    /** {@return the path from the root field, null for the root field itself} */
    public @Nullable String getFieldPath() {
        return fieldPath;
    }

    /**
     * An aspect for another field below the same root.
     *
     * @param fieldPath the path, null for the root field itself
     * @return the aspect
     */
    public TmfEventFieldAspect forField(@Nullable String fieldPath) {
        return new TmfEventFieldAspect(aspectName, fieldPath, rootField);
    }

    @Override
    public String getName() {
        return aspectName;
    }

    @Override
    public String getHelpText() {
        return EMPTY_STRING;
    }

    @Override
    public @Nullable Object resolve(ITmfEvent event) {
        ITmfEventField root = rootField.getRootField(event);
        if (root == null || fieldPath == null) {
            return root;
        }
        ITmfEventField field = root.getField(fieldPathArray);
        return field == null ? null : field.getValue();
    }

    private static String[] split(String path) {
        List<String> names = new ArrayList<>();
        StringBuilder name = new StringBuilder();
        int start = path.startsWith("/") ? 1 : 0;
        for (int i = start; i < path.length(); i++) {
            char c = path.charAt(i);
            if (c == '\\' && i + 1 < path.length()) {
                name.append(path.charAt(++i));
            } else if (c == '/') {
                names.add(name.toString());
                name.setLength(0);
            } else {
                name.append(c);
            }
        }
        names.add(name.toString());
        return names.toArray(new String[0]);
    }

    @Override
    public int hashCode() {
        return Objects.hash(aspectName, fieldPath);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        if (this == obj) {
            return true;
        }
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        TmfEventFieldAspect other = (TmfEventFieldAspect) obj;
        return aspectName.equals(other.aspectName)
                && rootField.equals(other.rootField)
                && Objects.equals(fieldPath, other.fieldPath);
    }
}
