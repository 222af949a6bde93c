package org.eclipse.tracecompass.common.core;

import java.util.Objects;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;

/** Bridges between values that may be null and code that wants them not to be. */
public final class NonNullUtils {

    private NonNullUtils() {}

    /**
     * Returns the same object, known not to be null.
     *
     * @param <T> the type of the object
     * @param obj the object
     * @return {@code obj}
     * @throws NullPointerException if the object is null
     */
    public static <T> @NonNull T checkNotNull(@Nullable T obj) {
        if (obj == null) {
            throw new NullPointerException();
        }
        return obj;
    }

    /**
     * Returns the same object, known not to be null.
     *
     * @param <T> the type of the object
     * @param obj the object
     * @param message the message of the exception
     * @return {@code obj}
     * @throws NullPointerException with the message if the object is null
     */
    public static <T> @NonNull T checkNotNull(@Nullable T obj, String message) {
        if (obj == null) {
            throw new NullPointerException(message);
        }
        return obj;
    }

    /**
     * Checks the elements of a stream as they pass.
     *
     * @param <T> the type of the elements
     * @param stream the stream
     * @return a stream of the same elements, which throws a {@link NullPointerException} at the
     *     first null
     */
    public static <T> Stream<@NonNull T> checkNotNullContents(@Nullable Stream<T> stream) {
        return checkNotNull(stream).map(NonNullUtils::checkNotNull);
    }

    /**
     * Checks the elements of an array.
     *
     * @param <T> the type of the elements
     * @param array the array
     * @return the same array
     * @throws NullPointerException if the array is null, or one of its elements
     * @since 0.2.0
     */
    public static <T> @NonNull T[] checkNotNullContents(T @Nullable [] array) {
        T[] known = checkNotNull(array);
        for (int i = 0; i < known.length; i++) {
            checkNotNull(known[i]);
        }
        return known;
    }

    /**
     * Returns the text of an object.
     *
     * @param obj the object, may be null
     * @return its {@code toString()}; the empty string for null and for an object whose text is
     *     null
     */
    public static String nullToEmptyString(@Nullable Object obj) {
        if (obj == null) {
            return "";
        }
        String text = obj.toString();
        return text == null ? "" : text;
    }

    /**
     * Compares two objects that may be null.
     *
     * @param o1 one
     * @param o2 the other
     * @return true if both are null or equal
     */
    public static boolean equalsNullable(@Nullable Object o1, @Nullable Object o2) {
        return Objects.equals(o1, o2);
    }
}
