package org.eclipse.tracecompass.tmf.core.model.tree;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The entries of several trees as one list. Entries of one id are the same one if their trees have
 * the same scope; a tree without a scope is a scope of its own.
 *
 * @param <M> the type of the entries
 */
final class JoinedEntries<M extends ITmfTreeDataModel> {

    private record Key(Object scope, long id) {}

    private final Map<Key, M> entries = new LinkedHashMap<>();
    private final List<Key> roots = new ArrayList<>();
    private final Map<Key, List<Key>> children = new HashMap<>();

    private JoinedEntries() {}

    /**
     * Joins trees.
     *
     * @param models the trees
     * @return the entries in the order of the trees; if trees share a scope, each behind its parent
     */
    static <M extends ITmfTreeDataModel> List<M> of(List<TmfTreeModel<M>> models) {
        if (!isScopeShared(models)) {
            List<M> all = new ArrayList<>();
            models.forEach(model -> all.addAll(model.getEntries()));
            return all;
        }
        JoinedEntries<M> joined = new JoinedEntries<>();
        for (TmfTreeModel<M> model : models) {
            String scope = model.getScope();
            joined.add(model, scope == null ? model : scope);
        }
        return joined.inOrder();
    }

    private static <M extends ITmfTreeDataModel> boolean isScopeShared(
            List<TmfTreeModel<M>> models) {
        Set<String> scopes = new HashSet<>();
        for (TmfTreeModel<M> model : models) {
            String scope = model.getScope();
            if (scope != null && !scopes.add(scope)) {
                return true;
            }
        }
        return false;
    }

    private void add(TmfTreeModel<M> model, Object scope) {
        List<Key> added = new ArrayList<>();
        for (M entry : model.getEntries()) {
            Key key = new Key(scope, entry.getId());
            if (entries.putIfAbsent(key, entry) == null) {
                added.add(key);
            }
        }
        for (Key key : added) {
            Key parent = new Key(scope, entry(key).getParentId());
            if (entries.containsKey(parent) && !parent.equals(key)) {
                children.computeIfAbsent(parent, p -> new ArrayList<>()).add(key);
            } else {
                roots.add(key);
            }
        }
    }

    private M entry(Key key) {
        @Nullable M entry = entries.get(key);
        if (entry == null) {
            throw new IllegalStateException("No entry " + key);
        }
        return entry;
    }

    private List<M> inOrder() {
        List<M> ordered = new ArrayList<>(entries.size());
        Deque<Key> left = new ArrayDeque<>();
        for (Key root : roots) {
            left.push(root);
            while (!left.isEmpty()) {
                Key key = left.pop();
                ordered.add(entry(key));
                List<Key> below = children.getOrDefault(key, Collections.emptyList());
                below.reversed().forEach(left::push);
            }
        }
        return ordered;
    }
}
