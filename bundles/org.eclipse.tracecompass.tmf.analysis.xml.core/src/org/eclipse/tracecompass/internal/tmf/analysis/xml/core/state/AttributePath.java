package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;

/**
 * The path of an attribute, whose names may come from the event or from states. Each step remembers
 * the attributes that it has found, by the attribute above, so that a known path takes no lock and
 * compares no text. For one thread.
 */
public final class AttributePath {

    /** No attribute: a part of the path has no value for this event, or the path is not there. */
    static final int NONE = ITmfStateSystem.INVALID_ATTRIBUTE;

    private final List<Step> steps;

    /** Creates a path. */
    AttributePath(List<Step> steps) {
        this.steps = List.copyOf(steps);
    }

    /**
     * Finds the attribute.
     *
     * @param scope the event
     * @param create whether a missing attribute is created
     * @return the attribute, or {@link #NONE}
     */
    public int find(EventScope scope, boolean create) {
        int quark = ITmfStateSystem.ROOT_ATTRIBUTE;
        for (Step step : steps) {
            quark = step.next(scope, quark, create);
            if (quark == NONE) {
                return NONE;
            }
        }
        return quark == ITmfStateSystem.ROOT_ATTRIBUTE ? NONE : quark;
    }

    /** Goes from an attribute to one below it. */
    abstract static sealed class Step {
        abstract int next(EventScope scope, int parent, boolean create);
    }

    private static int lookUp(EventScope scope, int parent, String name, boolean create) {
        ITmfStateSystemBuilder states = scope.states();
        return create
                ? states.getQuarkRelativeAndAdd(parent, name)
                : states.optQuarkRelative(parent, name);
    }

    /** A name that is always the same. */
    static final class Constant extends Step {
        private final String name;

        /** By the attribute above, +1 because the root is -1. */
        private int[] known = new int[0];

        Constant(String name) {
            this.name = name;
        }

        @Override
        int next(EventScope scope, int parent, boolean create) {
            int index = parent + 1;
            if (index < known.length && known[index] != NONE) {
                return known[index];
            }
            int quark = lookUp(scope, parent, name, create);
            if (quark != NONE) {
                int length = known.length;
                if (index >= length) {
                    known = Arrays.copyOf(known, Math.max(2 * length, index + 1));
                    Arrays.fill(known, length, known.length, NONE);
                }
                known[index] = quark;
            }
            return quark;
        }
    }

    /** A name that is the text of a value. */
    static final class Named extends Step {
        private final ValueSource name;
        private final Map<Integer, Map<Object, Integer>> known = new HashMap<>();
        private int lastParent = NONE;
        private Map<Object, Integer> lastMap = Map.of();

        Named(ValueSource name) {
            this.name = name;
        }

        @Override
        int next(EventScope scope, int parent, boolean create) {
            Object value = name.value(scope);
            if (value == null) {
                return NONE;
            }
            if (parent != lastParent) {
                lastMap = known.computeIfAbsent(parent, key -> new HashMap<>());
                lastParent = parent;
            }
            Integer quark = lastMap.get(value);
            if (quark != null) {
                return quark.intValue();
            }
            int found = lookUp(scope, parent, value.toString(), create);
            if (found != NONE) {
                lastMap.put(value, found);
            }
            return found;
        }
    }

    /** The attribute of the scenario. */
    static final class Scenario extends Step {
        @Override
        int next(EventScope scope, int parent, boolean create) {
            return scope.scenario();
        }
    }

    /** A free numbered attribute. */
    static final class Pooled extends Step {
        @Override
        int next(EventScope scope, int parent, boolean create) {
            return scope.pooled(parent);
        }
    }

    /** No attribute. */
    static final class Nothing extends Step {
        @Override
        int next(EventScope scope, int parent, boolean create) {
            return NONE;
        }
    }

    /** A source of values. */
    @FunctionalInterface
    public interface ValueSource {
        /**
         * Returns the value for an event.
         *
         * @param scope the event
         * @return the value; null if there is none
         * @throws NumberFormatException if a value cannot be converted to the demanded type
         */
        @Nullable
        Object value(EventScope scope);
    }
}
