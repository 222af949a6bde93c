package org.eclipse.tracecompass.ctf.core.event.scope;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jdt.annotation.Nullable;

/** A scope with a name and children. Thread-safe. */
public class LexicalScope implements ILexicalScope {

    private final String name;
    private final String path;
    private final Map<String, ILexicalScope> children = new ConcurrentHashMap<>();

    /** Creates a scope without a name, the root. */
    protected LexicalScope() {
        name = "";
        path = "";
    }

    /**
     * Creates a scope within another one.
     *
     * @param parent the other one, which gets it as a child
     * @param name its name
     */
    public LexicalScope(ILexicalScope parent, String name) {
        this.name = name;
        String above = parent.getPath();
        path = above.isEmpty() ? name : above + '.' + name;
        parent.addChild(name, this);
    }

    @Override
    public void addChild(String name, ILexicalScope child) {
        children.put(name, child);
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public @Nullable ILexicalScope getChild(String name) {
        return children.get(name);
    }

    @Override
    public String getPath() {
        return path;
    }

    @Override
    public String toString() {
        return getPath();
    }

    @Override
    public int hashCode() {
        return path.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj instanceof LexicalScope other && getPath().equals(other.getPath());
    }
}
