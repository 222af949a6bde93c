package org.eclipse.tracecompass.analysis.profiling.core.base;

import java.util.Map;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;

/**
 * The styles of objects, for example of functions. Implementations are thread-safe.
 *
 * @since 0.2.0
 */
public interface IDataPalette {

    /**
     * Returns the style of an object. It refers to one of {@link #getStyles} by its parent key.
     *
     * @param object the object
     */
    OutputElementStyle getStyleFor(Object object);

    /** Returns all styles by their keys. */
    Map<String, OutputElementStyle> getStyles();
}
