package org.eclipse.tracecompass.common.core.collect;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A queue that hands over elements in chunks, so that the threads on both sides meet rarely.
 *
 * <p>An element that was {@linkplain #put put} waits in the input chunk until that is full or
 * {@linkplain #flushInputBuffer flushed}; only then can it be {@linkplain #take taken}. Whoever
 * puts waits while all chunks are full; whoever takes waits while none is there.
 *
 * <p>Any number of threads may use all methods. A thread that is interrupted while it waits goes on
 * waiting, and its interrupt status is set afterwards.
 *
 * @param <T> the type of the elements
 * @since 0.2.0
 */
public class BufferedBlockingQueue<T> implements Iterable<T> {

    /** Elements that are handed over together. They are added first, and then taken. */
    private static final class Chunk<T> {

        /** An element that was taken is null. */
        private final AtomicReferenceArray<@Nullable T> elements;

        /** Written behind the element. */
        private volatile int filled;

        /** The first element that was not taken; guarded by the lock of the output. */
        private int next;

        Chunk(int size) {
            elements = new AtomicReferenceArray<>(size);
        }

        void add(T element) {
            int at = filled;
            elements.set(at, element);
            filled = at + 1;
        }

        boolean isFull() {
            return filled == elements.length();
        }
    }

    private final int queueSize;
    private final int chunkSize;
    private final Object inputLock = new Object();
    private final Object outputLock = new Object();

    /** The chunks between both sides; guarded by itself, as are the changes of the two others. */
    private final Deque<Chunk<T>> chunks = new ArrayDeque<>();

    private Chunk<T> input;
    private Chunk<T> output;

    private volatile long added;
    private volatile long taken;

    /**
     * Creates an empty queue.
     *
     * @param queueSize how many chunks there may be between both sides
     * @param chunkSize how many elements a chunk has
     * @throws IllegalArgumentException if one of them is less than 1
     */
    public BufferedBlockingQueue(int queueSize, int chunkSize) {
        if (queueSize < 1 || chunkSize < 1) {
            throw new IllegalArgumentException(
                    "A queue of " + queueSize + " chunks of " + chunkSize + " elements");
        }
        this.queueSize = queueSize;
        this.chunkSize = chunkSize;
        input = new Chunk<>(chunkSize);
        output = new Chunk<>(chunkSize);
    }

    /**
     * Adds an element to the input chunk, and hands that over if it is full now. Waits while there
     * is no room for the chunk.
     *
     * @param element the element
     */
    public void put(T element) {
        synchronized (inputLock) {
            input.add(element);
            added++;
            if (input.isFull()) {
                handOver();
            }
        }
    }

    /**
     * Hands over the input chunk as it is; does nothing if it is empty. Waits while there is no
     * room for the chunk.
     */
    public void flushInputBuffer() {
        synchronized (inputLock) {
            if (input.filled > 0) {
                handOver();
            }
        }
    }

    private void handOver() {
        boolean interrupted = false;
        synchronized (chunks) {
            while (chunks.size() >= queueSize) {
                interrupted |= waitForChange();
            }
            chunks.add(input);
            input = new Chunk<>(chunkSize);
            chunks.notifyAll();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until the chunks have changed; returns whether the thread was interrupted. */
    private boolean waitForChange() {
        try {
            chunks.wait();
            return false;
        } catch (InterruptedException e) {
            return true;
        }
    }

    /**
     * Removes the oldest element. Waits while no chunk was handed over.
     *
     * @return the element
     */
    public T take() {
        synchronized (outputLock) {
            T element = head();
            output.elements.set(output.next, null);
            output.next++;
            taken++;
            return element;
        }
    }

    /**
     * Returns the oldest element, which stays in the queue. Waits while no chunk was handed over.
     *
     * @return the element
     */
    public T blockingPeek() {
        synchronized (outputLock) {
            return head();
        }
    }

    private T head() {
        while (true) {
            Chunk<T> chunk = output;
            @Nullable T element = chunk.next < chunk.filled ? chunk.elements.get(chunk.next) : null;
            if (element != null) {
                return element;
            }
            receive();
        }
    }

    private void receive() {
        boolean interrupted = false;
        synchronized (chunks) {
            while (chunks.isEmpty()) {
                interrupted |= waitForChange();
            }
            output = chunks.remove();
            chunks.notifyAll();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns whether all elements that were put have been taken. */
    public boolean isEmpty() {
        return size() == 0;
    }

    /** Returns how many elements are in the queue, those of the input chunk included. */
    public int size() {
        long gone = taken;
        return (int) Math.min(Integer.MAX_VALUE, added - gone);
    }

    /**
     * Returns the elements that are in the queue now, from the newest to the oldest. Those that are
     * taken before the iterator reaches them are left out. Elements cannot be removed.
     */
    @Override
    public Iterator<T> iterator() {
        synchronized (chunks) {
            List<Chunk<T>> all = new ArrayList<>(chunks.size() + 2);
            all.add(output);
            all.addAll(chunks);
            all.add(input);
            return new Backwards<>(all);
        }
    }

    private static final class Backwards<T> implements Iterator<T> {

        /** The chunks that are left, the oldest first. */
        private final List<Chunk<T>> chunks;

        /** How many elements of the newest of them are left. */
        private int left;

        private @Nullable T next;

        Backwards(List<Chunk<T>> chunks) {
            this.chunks = chunks;
            left = chunks.getLast().filled;
            advance();
        }

        private void advance() {
            next = null;
            while (next == null && !chunks.isEmpty()) {
                if (left > 0) {
                    left--;
                    next = chunks.getLast().elements.get(left);
                } else {
                    chunks.removeLast();
                    left = chunks.isEmpty() ? 0 : chunks.getLast().filled;
                }
            }
        }

        @Override
        public boolean hasNext() {
            return next != null;
        }

        @Override
        public T next() {
            @Nullable T element = next;
            if (element == null) {
                throw new NoSuchElementException();
            }
            advance();
            return element;
        }
    }
}
