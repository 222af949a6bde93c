package org.eclipse.tracecompass.internal.provisional.tmf.chart.core.descriptor;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.tmf.chart.core.resolver.IDataResolver;

/**
 * A column of a table of which users make charts.
 *
 * @param <T> the type of the rows
 * @param <R> the type of the values
 */
public interface IDataChartDescriptor<T, R> {

    /** {@return the name} */
    String getName();

    /** {@return what finds the values} */
    IDataResolver<T, R> getResolver();

    /** {@return the unit of the values; null if they have none} */
    default @Nullable String getUnit() {
        return null;
    }

    /** {@return the name, and the unit if there is one} */
    default String getLabel() {
        String unit = getUnit();
        return unit == null || unit.isEmpty() ? getName() : getName() + " (" + unit + ')';
    }
}
