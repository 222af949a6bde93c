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

    private final @Nullable String fParentKey;
    private final Map<String, Object> fStyleValues;

    /**
     * Creates a style that is exactly another one.
     *
     * @param styleKey the key of the other style in the {@link OutputStyleModel}; several keys may
     *     be joined with commas, the later ones winning
     */
    public OutputElementStyle(String styleKey) {
        fParentKey = styleKey;
        fStyleValues = Collections.emptyMap();
    }

    /**
     * Creates a style.
     *
     * @param parentStyleKey the key of the style to begin with, null for none
     * @param values the properties of this style, by the names in {@link StyleProperties}
     */
    public OutputElementStyle(@Nullable String parentStyleKey, Map<String, Object> values) {
        fParentKey = parentStyleKey;
        fStyleValues = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** Returns the key of the style this one begins with, null for none. */
    public @Nullable String getParentKey() {
        return fParentKey;
    }

    /** Returns the properties of this style alone; unmodifiable. */
    public Map<String, Object> getStyleValues() {
        return fStyleValues;
    }

    @Override
    public String toString() {
        return "OutputElementStyle [parent=" + fParentKey + ", values=" + fStyleValues + ']';
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(fParentKey) * 31 + fStyleValues.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj instanceof OutputElementStyle other
                        && getClass() == other.getClass()
                        && Objects.equals(fParentKey, other.fParentKey)
                        && fStyleValues.equals(other.fStyleValues);
    }
}
