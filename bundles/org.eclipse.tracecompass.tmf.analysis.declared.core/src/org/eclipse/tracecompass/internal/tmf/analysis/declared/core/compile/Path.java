package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * A path that is being compiled. Its code walks the {@link PathLevel}s of the variable parts, those
 * that other paths of the rule have in common with it only once, and asks its {@link PathFinder}
 * about the attribute there; by its names it is looked for only if that is not known yet.
 */
final class Path {

    private static final Call BELOW_NUMBER =
            Call.of(PathLevel.class, "below", PathLevel.class, long.class);
    private static final Call BELOW_TEXT =
            Call.of(PathLevel.class, "below", PathLevel.class, String.class);
    private static final Call BELOW_ANY =
            Call.of(PathLevel.class, "below", PathLevel.class, Object.class);
    private static final Call KNOWN = Call.of(PathFinder.class, "known", PathLevel.class);
    private static final Call FIND = Call.of(PathFinder.class, "find", Object[].class);
    private static final Call FIND_OR_ADD = Call.of(PathFinder.class, "findOrAdd", Object[].class);

    /** No scope: there is no way around. */
    private static final int ALWAYS = -1;

    /** Under which a level is kept. */
    private record LevelKey(Object above, Node variable) {}

    private final PathFinder finder;
    private final List<Node> variables;
    private final StoreCalls calls;

    Path(PathFinder finder, List<Node> variables) {
        this.finder = finder;
        this.variables = List.copyOf(variables);
        calls = StoreCalls.of(finder.store());
    }

    /** Returns how to call the store of the attribute. */
    StoreCalls calls() {
        return calls;
    }

    /** Returns as what the attribute keeps its values; null if that differs with its variables. */
    @Nullable
    StoredType type() {
        return finder.type();
    }

    /** Pushes the store of the attribute. */
    void pushStore(RuleCode c) {
        c.push(calls.type(), finder.store());
    }

    /**
     * Writes code that finds the attribute: {@link Store#NONE} if there is none or a part of its
     * path is null.
     */
    RuleCode.Local find(RuleCode c) {
        return write(c, false);
    }

    /** As {@link #find}, but the attribute is created if need be. */
    RuleCode.Local findOrAdd(RuleCode c) {
        return write(c, true);
    }

    private RuleCode.Local write(RuleCode c, boolean isAdded) {
        RuleCode.Target none = c.target();
        int scope = ALWAYS;
        List<RuleCode.Local> values = new ArrayList<>();
        RuleCode.Local level = null;
        Object key = finder.root();
        boolean isSteady = true;
        for (Node variable : variables) {
            RuleCode.Local value = local(variable, c);
            values.add(value);
            if (variable.is(Node.Kind.ANY) && values.size() < variables.size()) {
                c.load(value);
                c.jump(Opcodes.IFNULL, none);
                // what follows is not always run
                scope = scope == ALWAYS ? c.enter() : scope;
            }
            key = new LevelKey(key, variable);
            isSteady &= variable.isSteady();
            level = below(level, key, variable, value, isSteady, c);
        }
        RuleCode.Local attribute = known(level, values, isAdded, c);
        if (scope != ALWAYS) {
            RuleCode.Target end = c.target();
            c.jump(Opcodes.GOTO, end);
            c.mark(none);
            c.push(Store.NONE);
            c.store(attribute);
            c.mark(end);
            c.leave(scope);
        }
        return attribute;
    }

    private static RuleCode.Local local(Node variable, RuleCode c) {
        return switch (variable.kind()) {
            case NUMBER, TEXT, ANY -> variable.local(c);
            case REAL, TRUTH -> {
                variable.value(c);
                yield c.store(Object.class);
            }
        };
    }

    private RuleCode.Local below(
            RuleCode.@Nullable Local above,
            Object key,
            Node variable,
            RuleCode.Local value,
            boolean isSteady,
            RuleCode c) {
        RuleCode.Local known = c.kept(key);
        if (known != null) {
            return known;
        }
        pushLevel(above, c);
        c.load(value);
        c.call(
                switch (variable.kind()) {
                    case NUMBER -> BELOW_NUMBER;
                    case TEXT -> BELOW_TEXT;
                    case REAL, TRUTH, ANY -> BELOW_ANY;
                });
        return isSteady ? c.keep(key, PathLevel.class) : c.store(PathLevel.class);
    }

    private void pushLevel(RuleCode.@Nullable Local level, RuleCode c) {
        if (level == null) {
            c.push(PathLevel.class, finder.root());
        } else {
            c.load(level);
        }
    }

    private RuleCode.Local known(
            RuleCode.@Nullable Local level,
            List<RuleCode.Local> values,
            boolean isAdded,
            RuleCode c) {
        RuleCode.Target end = c.target();
        c.push(PathFinder.class, finder);
        pushLevel(level, c);
        c.call(KNOWN);
        RuleCode.Local attribute = c.store(int.class);
        c.load(attribute);
        if (isAdded) {
            c.jump(Opcodes.IFGE, end);
        } else {
            c.push(PathFinder.UNKNOWN);
            c.jump(Opcodes.IF_ICMPNE, end);
        }
        c.push(PathFinder.class, finder);
        c.pushArray(values.size(), i -> Node.box(values.get(i), c));
        c.call(isAdded ? FIND_OR_ADD : FIND);
        c.store(attribute);
        c.mark(end);
        return attribute;
    }
}
