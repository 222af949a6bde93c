package org.eclipse.tracecompass.tmf.core.event.aspect;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * Several aspects of the same meaning in one: the value is that of the first one that applies.
 * Experiments show the CPU of traces of different types in one column by this.
 *
 * @param <T> class of the values
 */
public class MultiAspect<T> implements ITmfEventAspect<T> {

    private final List<ITmfEventAspect<?>> aspects;

    private MultiAspect(List<ITmfEventAspect<?>> aspects) {
        this.aspects = List.copyOf(aspects);
    }

    /**
     * Joins aspects of one class.
     *
     * @param aspects the aspects
     * @param aspectClass the class of all of them
     * @return the joined aspect, the aspect itself when it is alone, null when there is none
     * @throws IllegalArgumentException when an aspect is of another class
     */
    public static @Nullable ITmfEventAspect<?> create(
            Iterable<ITmfEventAspect<?>> aspects, Class<?> aspectClass) {
        List<ITmfEventAspect<?>> found = new ArrayList<>();
        for (ITmfEventAspect<?> aspect : aspects) {
            if (!aspectClass.isInstance(aspect)) {
                throw new IllegalArgumentException(
                        "The aspect " + aspect.getName() + " is no " + aspectClass.getName());
            }
            found.add(aspect);
        }
        return switch (found.size()) {
            case 0 -> null;
            case 1 -> found.get(0);
            default -> new MultiAspect<>(found);
        };
    }

    /**
     * Joins two aspects.
     *
     * @param existing the one to ask first, maybe joined itself
     * @param toAdd the one to ask after it, not joined itself
     * @return the joined aspect
     * @throws IllegalArgumentException when the one to add is a joined one
     */
    public static ITmfEventAspect<?> createFrom(
            ITmfEventAspect<?> existing, ITmfEventAspect<?> toAdd) {
        if (toAdd instanceof MultiAspect) {
            throw new IllegalArgumentException(
                    "Joined aspects cannot be added: " + toAdd.getName());
        }
        List<ITmfEventAspect<?>> aspects = new ArrayList<>();
        if (existing instanceof MultiAspect<?> multi) {
            aspects.addAll(multi.aspects);
        } else {
            aspects.add(existing);
        }
        if (!aspects.contains(toAdd)) {
            aspects.add(toAdd);
        }
        return aspects.size() == 1 ? existing : new MultiAspect<>(aspects);
    }

    /**
     * Returns the aspects that are joined, in the order in which they are asked.
     *
     * @return the aspects, none of them joined itself
     * @since 0.2.0
     */
    public List<ITmfEventAspect<?>> getAspects() {
        List<ITmfEventAspect<?>> parts = new ArrayList<>();
        for (ITmfEventAspect<?> aspect : aspects) {
            if (aspect instanceof MultiAspect<?> multi) {
                parts.addAll(multi.getAspects());
            } else {
                parts.add(aspect);
            }
        }
        return parts;
    }

    @Override
    public String getName() {
        return aspects.get(0).getName();
    }

    @Override
    public String getHelpText() {
        return aspects.get(0).getHelpText();
    }

    @SuppressWarnings("unchecked")
    @Override
    public @Nullable T resolve(ITmfEvent event) {
        for (ITmfEventAspect<?> aspect : aspects) {
            Object value = aspect.resolve(event);
            if (value != null) {
                return (T) value;
            }
        }
        return null;
    }

    @SuppressWarnings("unchecked")
    @Override
    public @Nullable T resolve(ITmfEvent event, boolean block, IProgressMonitor monitor)
            throws InterruptedException {
        for (ITmfEventAspect<?> aspect : aspects) {
            Object value = aspect.resolve(event, block, monitor);
            if (value != null) {
                return (T) value;
            }
        }
        return null;
    }

    @Override
    public DataType getDataType() {
        return aspects.get(0).getDataType();
    }

    @Override
    public boolean isHiddenByDefault() {
        return aspects.get(0).isHiddenByDefault();
    }

    @Override
    public int hashCode() {
        return aspects.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj || obj instanceof MultiAspect<?> other && aspects.equals(other.aspects);
    }
}
