package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Change;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Increment;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Modify;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Pop;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Push;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Remove;

/** The kinds of change, and the words for them: small in statements, capital in records and XML. */
enum ChangeKind {
    MODIFY,
    REMOVE,
    PUSH,
    POP,
    INCREMENT;

    /** The spelling that change records may use for {@link #INCREMENT}. */
    private static final String SHORT_INCREMENT = "INC";

    static Optional<ChangeKind> ofName(String name) {
        if (name.equals(SHORT_INCREMENT)) {
            return Optional.of(INCREMENT);
        }
        for (ChangeKind kind : values()) {
            if (kind.name().equals(name)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    static ChangeKind of(Change change) {
        return switch (change) {
            case Modify modify -> MODIFY;
            case Remove remove -> REMOVE;
            case Push push -> PUSH;
            case Pop pop -> POP;
            case Increment increment -> INCREMENT;
        };
    }

    /** Returns the word that begins a statement. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean needsValue() {
        return this == MODIFY || this == PUSH;
    }

    boolean mayHaveValue() {
        return needsValue() || this == INCREMENT;
    }

    /**
     * Creates a change.
     *
     * @param value its value; as {@link #needsValue} and {@link #mayHaveValue} say
     */
    Change make(AttributePath path, @Nullable Expression value, Origin origin) {
        if (value == null) {
            return switch (this) {
                case REMOVE -> new Remove(path, origin);
                case POP -> new Pop(path, origin);
                case INCREMENT -> new Increment(path, Optional.empty(), origin);
                case MODIFY, PUSH -> throw new IllegalArgumentException(word());
            };
        }
        return switch (this) {
            case MODIFY -> new Modify(path, value, origin);
            case PUSH -> new Push(path, value, origin);
            case INCREMENT -> new Increment(path, Optional.of(value), origin);
            case REMOVE, POP -> throw new IllegalArgumentException(word());
        };
    }
}
