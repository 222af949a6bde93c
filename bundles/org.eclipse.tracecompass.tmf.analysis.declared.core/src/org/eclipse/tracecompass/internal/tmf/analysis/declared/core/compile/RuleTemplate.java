package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.lang.invoke.MethodHandle;
import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A rule as it is for all types of events that it has been compiled for: its class, and the objects
 * of its code, but for what follows from the name of the event.
 */
final class RuleTemplate {

    private final MethodHandle fConstructor;
    private final Object[] fData;
    private final boolean fIsOfName;
    private @Nullable GeneratedRule fOnly;

    /**
     * @param constructor makes the rule from its data
     * @param data the data; in it, {@link OfName}s and templates stand for what is made of them
     */
    RuleTemplate(MethodHandle constructor, Object[] data) {
        fConstructor = constructor;
        fData = data;
        fIsOfName = Arrays.stream(data).anyMatch(RuleTemplate::isOfName);
    }

    private static boolean isOfName(Object datum) {
        return datum instanceof OfName
                || datum instanceof RuleTemplate template && template.fIsOfName;
    }

    /**
     * Returns the rule for the events of a name.
     *
     * @throws Fault if something that follows from the name cannot be computed
     */
    GeneratedRule of(String name) {
        GeneratedRule only = fOnly;
        if (only != null) {
            return only;
        }
        @Nullable Object[] data = new @Nullable Object[fData.length];
        for (int i = 0; i < data.length; i++) {
            data[i] =
                    switch (fData[i]) {
                        case OfName value -> value.of(name);
                        case RuleTemplate template -> template.of(name);
                        default -> fData[i];
                    };
        }
        GeneratedRule made = construct(data);
        if (!fIsOfName) {
            fOnly = made;
        }
        return made;
    }

    private GeneratedRule construct(@Nullable Object[] data) {
        try {
            return (GeneratedRule) fConstructor.invokeExact(data);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
