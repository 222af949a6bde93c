package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.lang.invoke.MethodHandle;
import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A rule as it is for all types of events that it has been compiled for: its class, and the objects
 * of its code, but for what follows from the name of the event.
 */
final class RuleTemplate {

    private final MethodHandle constructor;
    private final Object[] data;
    private final boolean isOfName;
    private @Nullable GeneratedRule only;

    /**
     * @param constructor makes the rule from its data
     * @param data the data; in it, {@link OfName}s and templates stand for what is made of them
     */
    RuleTemplate(MethodHandle constructor, Object[] data) {
        this.constructor = constructor;
        this.data = data;
        isOfName = Arrays.stream(data).anyMatch(RuleTemplate::isOfName);
    }

    private static boolean isOfName(Object datum) {
        return datum instanceof OfName
                || datum instanceof RuleTemplate template && template.isOfName;
    }

    /**
     * Returns the rule for the events of a name.
     *
     * @throws Fault if something that follows from the name cannot be computed
     */
    GeneratedRule of(String name) {
        GeneratedRule only = this.only;
        if (only != null) {
            return only;
        }
        @Nullable Object[] data = new @Nullable Object[this.data.length];
        for (int i = 0; i < data.length; i++) {
            data[i] =
                    switch (this.data[i]) {
                        case OfName value -> value.of(name);
                        case RuleTemplate template -> template.of(name);
                        default -> this.data[i];
                    };
        }
        GeneratedRule made = construct(data);
        if (!isOfName) {
            this.only = made;
        }
        return made;
    }

    private GeneratedRule construct(@Nullable Object[] data) {
        try {
            return (GeneratedRule) constructor.invokeExact(data);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
