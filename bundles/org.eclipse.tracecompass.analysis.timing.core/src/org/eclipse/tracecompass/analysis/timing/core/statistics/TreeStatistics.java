package org.eclipse.tracecompass.analysis.timing.core.statistics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;

/**
 * {@link Statistics} with a name, and with parts. Not thread-safe.
 *
 * @param <E> the type of the objects
 * @since 0.2.0
 */
public class TreeStatistics<E> extends Statistics<E> implements ITreeStatistics<E> {

    private final String name;
    private final List<ITreeStatistics<E>> children = new ArrayList<>();

    /**
     * Creates statistics of numbers. Adding another object throws an {@link IllegalStateException}.
     *
     * @param name their name
     */
    public TreeStatistics(String name) {
        this.name = name;
    }

    /**
     * Creates statistics.
     *
     * @param mapper gives the number of an object, always of one class; null if it has none and is
     *     to be ignored
     * @param name their name
     */
    public TreeStatistics(Function<E, @Nullable ? extends @Nullable Number> mapper, String name) {
        super(mapper);
        this.name = name;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public List<ITreeStatistics<E>> getChildren() {
        return Collections.unmodifiableList(children);
    }

    @Override
    public boolean addChild(ITreeStatistics<E> treeStatistic) {
        for (ITreeStatistics<E> child : children) {
            if (child == treeStatistic) {
                return false;
            }
        }
        return children.add(treeStatistic);
    }
}
