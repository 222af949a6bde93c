package org.eclipse.tracecompass.ctf.core.layout;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.type.FieldReference;
import org.eclipse.tracecompass.ctf.core.type.Scope;

/**
 * Finds the fields that others depend on: those of a path from a scope, or (CTF 1.8) of a path that
 * is looked up in the structures around, then in the scopes decoded before; or (CTF 2) of a path
 * from the structure around.
 */
final class FieldSearch {

    private final Path file;
    private final boolean outwards;
    private final Map<Scope, StructLayout> scopes;

    /**
     * Creates one.
     *
     * @param file the metadata file, named in errors
     * @param outwards whether paths are looked up further out, too
     * @param scopes the scopes compiled so far
     */
    FieldSearch(Path file, boolean outwards, Map<Scope, StructLayout> scopes) {
        this.file = file;
        this.outwards = outwards;
        this.scopes = scopes;
    }

    /** The scope that a field is in. */
    static FieldLayout root(FieldLayout field) {
        FieldLayout root = field;
        for (FieldLayout p = root.parent(); p != null; p = root.parent()) {
            root = p;
        }
        return root;
    }

    /**
     * The fields that a reference names: several where they are in options of a variant.
     *
     * @param reference the reference
     * @param from the layout that the dependent field is a part of
     * @param current the scope that is compiled
     * @throws CtfReadException if there is none, or one is not an integer
     */
    List<IntegerLayout> targets(FieldReference reference, FieldLayout from, Scope current)
            throws CtfReadException {
        List<FieldLayout> found = new ArrayList<>();
        Scope origin = reference.origin();
        if (origin != null) {
            StructLayout root = scopes.get(origin);
            if (root != null) {
                descend(root, reference.path(), 0, around(from), found);
            }
        } else {
            lexical(reference.path(), from, current, found);
        }
        List<IntegerLayout> targets = new ArrayList<>();
        for (FieldLayout field : found) {
            if (!(field instanceof IntegerLayout integer)) {
                throw refuse(
                        reference,
                        "the field '"
                                + reference
                                + "', which another depends on, is not an integer");
            }
            targets.add(integer);
            if (root(from) instanceof StructLayout scope && scope != root(integer)) {
                scope.dependent();
            }
        }
        if (targets.isEmpty()) {
            throw refuse(
                    reference,
                    "no field '" + reference + "', which another depends on, comes before it");
        }
        return targets;
    }

    private void lexical(
            List<String> path, FieldLayout from, Scope current, List<FieldLayout> found) {
        FieldLayout at = from;
        int first = 0;
        while (first < path.size() && path.get(first).equals(FieldReference.PARENT)) {
            at = structAround(at).parent() == null ? at : structAround(at).parent();
            if (at == null) {
                return;
            }
            first++;
        }
        if (!outwards) {
            descend(structAround(at), path, first, around(from), found);
            return;
        }
        for (FieldLayout p = at; p != null && found.isEmpty(); p = p.parent()) {
            if (p instanceof StructLayout struct) {
                descend(struct, path, first, around(from), found);
            }
        }
        Scope[] scopes = Scope.values();
        for (int i = current.ordinal() - 1; i >= 0 && found.isEmpty(); i--) {
            StructLayout root = this.scopes.get(scopes[i]);
            if (root != null) {
                descend(root, path, first, around(from), found);
            }
        }
    }

    private static FieldLayout structAround(FieldLayout from) {
        FieldLayout at = from;
        while (!(at instanceof StructLayout)) {
            FieldLayout parent = at.parent();
            if (parent == null) {
                return at;
            }
            at = parent;
        }
        return at;
    }

    /** A layout and those around it: they are being compiled, so no other has them as members. */
    private static List<FieldLayout> around(FieldLayout from) {
        List<FieldLayout> open = new ArrayList<>();
        for (FieldLayout at = from; at != null; at = at.parent()) {
            open.add(at);
        }
        return open;
    }

    private static @Nullable FieldLayout openIn(FieldLayout parent, List<FieldLayout> open) {
        for (FieldLayout layout : open) {
            if (layout.parent() == parent) {
                return layout;
            }
        }
        return null;
    }

    private static void descend(
            FieldLayout from,
            List<String> path,
            int i,
            List<FieldLayout> open,
            List<FieldLayout> found) {
        if (i == path.size()) {
            found.add(from);
            return;
        }
        FieldLayout current = openIn(from, open);
        if (from instanceof StructLayout struct) {
            FieldLayout child = struct.byRawName(path.get(i));
            if (child == null && current != null && current.rawName().equals(path.get(i))) {
                child = current;
            }
            if (child != null) {
                descend(child, path, i + 1, open, found);
            }
        } else if (from instanceof VariantLayout variant) {
            for (FieldLayout option : current == null ? variant.options() : List.of(current)) {
                descend(option, path, i, open, found);
            }
        } else if (from instanceof OptionalLayout optional) {
            descend(current == null ? optional.content() : current, path, i, open, found);
        } else if (from instanceof ArrayLayout array) {
            descend(current == null ? array.element() : current, path, i, open, found);
        }
    }

    /** Refuses the metadata for what is wrong with a reference. */
    CtfReadException refuse(FieldReference reference, String reason) {
        return new CtfReadException(CtfDiagnostic.inMetadata(file, reference.line(), reason));
    }
}
