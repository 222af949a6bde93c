package org.eclipse.tracecompass.tmf.core.model;

import java.util.List;

/** The values an axis can show, when they are known beforehand. */
public sealed interface IAxisDomain {

    /**
     * A list of names, in the order in which they are shown.
     *
     * @param categories the names
     */
    record Categorical(List<String> categories) implements IAxisDomain {}

    /**
     * A range of numbers.
     *
     * @param start the least value
     * @param end the greatest value
     */
    record Range(long start, long end) implements IAxisDomain {}
}
