package org.eclipse.tracecompass.tmf.core.analysis;

import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** Something that shows the results of an analysis, such as a view. */
public interface IAnalysisOutput {

    /** Returns the name to show. */
    @NonNullByDefault({})
    String getName();

    /** Asks for the output, for instance by opening the view. */
    void requestOutput();

    /**
     * Sets a property of the output.
     *
     * @param key the name of the property
     * @param value its value
     * @param immediate true to show it at once
     */
    @NonNullByDefault({})
    void setOutputProperty(@NonNull String key, String value, boolean immediate);

    /** Returns the id, the class name by default. */
    default String getId() {
        return getClass().getName();
    }
}
