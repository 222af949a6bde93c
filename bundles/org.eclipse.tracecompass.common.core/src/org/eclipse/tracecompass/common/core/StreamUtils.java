package org.eclipse.tracecompass.common.core;

import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.eclipse.jdt.annotation.Nullable;

/** Streams over what the library has no stream for. */
public final class StreamUtils {

    private StreamUtils() {}

    /**
     * Streams the elements of an iterable.
     *
     * @param <T> the type of the elements
     * @param iterable where the elements come from
     * @return a sequential stream in the order of the iterable
     */
    public static <T> Stream<T> getStream(@Nullable Iterable<T> iterable) {
        return StreamSupport.stream(NonNullUtils.checkNotNull(iterable).spliterator(), false);
    }

    /**
     * Streams the remaining elements of an iterator.
     *
     * @param <T> the type of the elements
     * @param iterator where the elements come from; belongs to the stream from now on
     * @return a sequential stream in the order of the iterator
     */
    public static <T> Stream<T> getStream(@Nullable Iterator<T> iterator) {
        return StreamSupport.stream(
                Spliterators.spliteratorUnknownSize(
                        NonNullUtils.checkNotNull(iterator), Spliterator.ORDERED),
                false);
    }

    /**
     * Streams a tree, each node before its descendants.
     *
     * @param <T> the type of the nodes
     */
    public static final class StreamFlattener<T> {

        private final Function<T, Stream<T>> children;

        /**
         * Describes the tree.
         *
         * @param children gives the direct children of a node
         */
        public StreamFlattener(Function<T, Stream<T>> children) {
            this.children = children;
        }

        /**
         * Streams a node and everything below it.
         *
         * @param element the node to start from
         * @return the node first, then its subtrees in order
         */
        public Stream<T> flatten(T element) {
            return Stream.concat(
                    Stream.of(element), children.apply(element).flatMap(this::flatten));
        }
    }
}
