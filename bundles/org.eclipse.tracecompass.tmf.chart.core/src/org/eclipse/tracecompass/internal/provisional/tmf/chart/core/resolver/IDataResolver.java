package org.eclipse.tracecompass.internal.provisional.tmf.chart.core.resolver;

import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Finds the value of a column in a row.
 *
 * @param <T> the type of the rows
 * @param <R> the type of the values
 */
public interface IDataResolver<T, R> {

    /** {@return the function from a row to its value; null where a row has none} */
    Function<T, @Nullable R> getMapper();
}
