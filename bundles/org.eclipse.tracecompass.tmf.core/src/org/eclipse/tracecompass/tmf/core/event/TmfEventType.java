package org.eclipse.tracecompass.tmf.core.event;

import java.util.Collection;
import java.util.Collections;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/** The plain event type. */
public class TmfEventType implements ITmfEventType {

    private final String typeId;
    private final @Nullable ITmfEventField rootField;

    /** A type named {@link ITmfEventType#DEFAULT_TYPE_ID} without fields. */
    public TmfEventType() {
        this(DEFAULT_TYPE_ID, null);
    }

    /**
     * A type.
     *
     * @param typeId its name
     * @param root the tree of its field names; null when unknown
     * @throws IllegalArgumentException if the name is null
     */
    @NonNullByDefault({})
    public TmfEventType(@NonNull String typeId, ITmfEventField root) {
        if (Objects.isNull(typeId)) {
            throw new IllegalArgumentException("an event type needs a name");
        }
        this.typeId = typeId;
        rootField = root;
    }

    /**
     * A copy.
     *
     * @param type the type to copy
     */
    public TmfEventType(ITmfEventType type) {
        this(type.getName(), type.getRootField());
    }

    @NonNullByDefault({})
    @Override
    public String getName() {
        return typeId;
    }

    @NonNullByDefault({})
    @Override
    public ITmfEventField getRootField() {
        return rootField;
    }

    @NonNullByDefault({})
    @Override
    public Collection<String> getFieldNames() {
        ITmfEventField root = rootField;
        return root == null ? Collections.emptySet() : root.getFieldNames();
    }

    @Override
    public int hashCode() {
        return typeId.hashCode();
    }

    @NonNullByDefault({})
    @Override
    public boolean equals(Object obj) {
        if (this == obj) {
            return true;
        }
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        TmfEventType other = (TmfEventType) obj;
        return typeId.equals(other.typeId) && Objects.equals(rootField, other.rootField);
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return "TmfEventType [fTypeId=" + typeId + ']';
    }
}
