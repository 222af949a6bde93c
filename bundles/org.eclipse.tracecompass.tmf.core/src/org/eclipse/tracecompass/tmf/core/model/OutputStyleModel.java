package org.eclipse.tracecompass.tmf.core.model;

import java.util.Map;

/** The styles of a data provider by key; elements name them as their parent style. */
public class OutputStyleModel {

    private final Map<String, OutputElementStyle> styles;

    /**
     * Creates the model.
     *
     * @param styleMap the styles by key
     */
    public OutputStyleModel(Map<String, OutputElementStyle> styleMap) {
        styles = styleMap;
    }

    /** Returns the styles by key. */
    public Map<String, OutputElementStyle> getStyles() {
        return styles;
    }

    @Override
    public String toString() {
        return "OutputStyleModel " + styles;
    }
}
