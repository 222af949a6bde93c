package org.eclipse.tracecompass.tmf.core.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/**
 * How an element is drawn: the key of a style to begin with, and properties ({@link
 * StyleProperties}) that replace those of that style. Immutable.
 */
public class OutputElementStyle {

    private final @Nullable String parentKey;
    private final Map<String, Object> styleValues;

    /**
     * Creates a style that is exactly another one.
     *
     * @param styleKey the key of the other style in the {@link OutputStyleModel}; several keys may
     *     be joined with commas, the later ones winning
     */
    public OutputElementStyle(String styleKey) {
        parentKey = styleKey;
        styleValues = Collections.emptyMap();
    }

    /**
     * Creates a style.
     *
     * @param parentStyleKey the key of the style to begin with, null for none
     * @param values the properties of this style, by the names in {@link StyleProperties}
     */
    public OutputElementStyle(@Nullable String parentStyleKey, Map<String, Object> values) {
        parentKey = parentStyleKey;
        styleValues = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** Returns the key of the style this one begins with, null for none. */
    public @Nullable String getParentKey() {
        return parentKey;
    }

    /** Returns the properties of this style alone; unmodifiable. */
    public Map<String, Object> getStyleValues() {
        return styleValues;
    }

    @Override
    public String toString() {
        return "OutputElementStyle [parent=" + parentKey + ", values=" + styleValues + ']';
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(parentKey) * 31 + styleValues.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj instanceof OutputElementStyle other
                        && getClass() == other.getClass()
                        && Objects.equals(parentKey, other.parentKey)
                        && styleValues.equals(other.styleValues);
    }
}
