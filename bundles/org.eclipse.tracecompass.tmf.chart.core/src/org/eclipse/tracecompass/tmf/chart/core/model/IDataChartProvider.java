package org.eclipse.tracecompass.tmf.chart.core.model;

import java.util.Collection;
import java.util.stream.Stream;
import org.eclipse.tracecompass.internal.provisional.tmf.chart.core.descriptor.IDataChartDescriptor;

/**
 * A table of which users make charts: its rows are objects of one type, its columns say what there
 * is to know about them.
 *
 * @param <T> the type of the rows
 * @since 9.5.0
 */
public interface IDataChartProvider<T> {

    /** {@return the name of the table} */
    String getName();

    /** {@return the rows: a new stream each time} */
    Stream<T> getSource();

    /** {@return the columns} */
    Collection<IDataChartDescriptor<T, ?>> getDataDescriptors();
}
