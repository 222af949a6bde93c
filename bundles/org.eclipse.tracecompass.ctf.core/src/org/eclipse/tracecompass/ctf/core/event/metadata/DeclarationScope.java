package org.eclipse.tracecompass.ctf.core.event.metadata;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.types.EnumDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.IDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.StructDeclaration;
import org.eclipse.tracecompass.ctf.core.event.types.VariantDeclaration;
import org.eclipse.tracecompass.internal.ctf.core.event.metadata.exceptions.ParseException;

/**
 * The names that a part of the metadata declares. Within it there may be parts with names of their
 * own. Not thread-safe.
 */
public class DeclarationScope {

    private final DeclarationScope parent;
    private String name;
    private final Map<String, DeclarationScope> children = new HashMap<>();
    private final Map<String, IDeclaration> types = new LinkedHashMap<>();
    private final Map<String, IDeclaration> identifiers = new HashMap<>();
    private final Map<String, StructDeclaration> structs = new HashMap<>();
    private final Map<String, EnumDeclaration> enums = new HashMap<>();
    private final Map<String, VariantDeclaration> variants = new HashMap<>();

    /** Creates the outermost scope. */
    public DeclarationScope() {
        parent = null;
    }

    /**
     * Creates a scope within another one.
     *
     * @param parentScope the other one, which gets it as a child
     * @param name its name
     */
    public DeclarationScope(DeclarationScope parentScope, String name) {
        parent = parentScope;
        this.name = name;
        parentScope.addChild(this);
    }

    /** Returns the scope further out, null for the outermost. */
    public DeclarationScope getParentScope() {
        return parent;
    }

    /**
     * Sets the name of the scope.
     *
     * @param name the name
     */
    public void setName(String name) {
        if (parent != null) {
            parent.children.remove(this.name);
        }
        this.name = name;
        if (parent != null) {
            parent.addChild(this);
        }
    }

    private static <T> void register(Map<String, T> known, String kind, String name, T declaration)
            throws ParseException {
        if (known.putIfAbsent(name, declaration) != null) {
            throw new ParseException("The " + kind + ' ' + name + " is declared twice");
        }
    }

    /**
     * Declares a type.
     *
     * @param name its name
     * @param declaration its type
     * @throws ParseException if the name is declared here already
     */
    public void registerType(String name, IDeclaration declaration) throws ParseException {
        register(types, "type", name, declaration);
    }

    /**
     * Declares an identifier.
     *
     * @param name its name
     * @param declaration its type
     * @throws ParseException if the name is declared here already
     */
    public void registerIdentifier(String name, IDeclaration declaration) throws ParseException {
        register(identifiers, "identifier", name, declaration);
    }

    /**
     * Declares a structure.
     *
     * @param name its name
     * @param declaration its type
     * @throws ParseException if the name is declared here already
     */
    public void registerStruct(String name, StructDeclaration declaration) throws ParseException {
        register(structs, "structure", name, declaration);
    }

    /**
     * Declares an enumeration.
     *
     * @param name its name
     * @param declaration its type
     * @throws ParseException if the name is declared here already
     */
    public void registerEnum(String name, EnumDeclaration declaration) throws ParseException {
        register(enums, "enumeration", name, declaration);
    }

    /**
     * Declares a variant.
     *
     * @param name its name
     * @param declaration its type
     * @throws ParseException if the name is declared here already
     */
    public void registerVariant(String name, VariantDeclaration declaration) throws ParseException {
        register(variants, "variant", name, declaration);
    }

    /**
     * Returns a type that is declared here.
     *
     * @param name its name
     * @return the declaration, null if there is none
     */
    public IDeclaration lookupType(String name) {
        return types.get(name);
    }

    /**
     * Returns a type that is declared here or further out.
     *
     * @param name its name
     * @return the declaration, null if there is none
     */
    public IDeclaration lookupTypeRecursive(String name) {
        for (DeclarationScope scope = this; scope != null; scope = scope.parent) {
            IDeclaration found = scope.lookupType(name);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /**
     * Returns an identifier that is declared here.
     *
     * @param identifier its name
     * @return the declaration, null if there is none
     */
    public IDeclaration lookupIdentifier(String identifier) {
        return identifiers.get(identifier);
    }

    /**
     * Returns an identifier that is declared here or further out.
     *
     * @param identifier its name
     * @return the declaration, null if there is none
     */
    public IDeclaration lookupIdentifierRecursive(String identifier) {
        for (DeclarationScope scope = this; scope != null; scope = scope.parent) {
            IDeclaration found = scope.lookupIdentifier(identifier);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /**
     * Returns a structure that is declared here.
     *
     * @param name its name
     * @return the declaration, null if there is none
     */
    public StructDeclaration lookupStruct(String name) {
        return structs.get(name);
    }

    /**
     * Returns a structure that is declared here or further out.
     *
     * @param name its name
     * @return the declaration, null if there is none
     */
    public StructDeclaration lookupStructRecursive(String name) {
        for (DeclarationScope scope = this; scope != null; scope = scope.parent) {
            StructDeclaration found = scope.lookupStruct(name);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /**
     * Returns an enumeration that is declared here.
     *
     * @param name its name
     * @return the declaration, null if there is none
     */
    public EnumDeclaration lookupEnum(String name) {
        return enums.get(name);
    }

    /**
     * Returns an enumeration that is declared here or further out.
     *
     * @param name its name
     * @return the declaration, null if there is none
     */
    public EnumDeclaration lookupEnumRecursive(String name) {
        for (DeclarationScope scope = this; scope != null; scope = scope.parent) {
            EnumDeclaration found = scope.lookupEnum(name);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /**
     * Returns a variant that is declared here.
     *
     * @param name its name
     * @return the declaration, null if there is none
     */
    public VariantDeclaration lookupVariant(String name) {
        return variants.get(name);
    }

    /**
     * Returns a variant that is declared here or further out.
     *
     * @param name its name
     * @return the declaration, null if there is none
     */
    public VariantDeclaration lookupVariantRecursive(String name) {
        for (DeclarationScope scope = this; scope != null; scope = scope.parent) {
            VariantDeclaration found = scope.lookupVariant(name);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /**
     * Returns a scope within this one.
     *
     * @param name its name
     * @return the scope, null if there is none
     */
    public @Nullable DeclarationScope lookupChild(String name) {
        return children.get(name);
    }

    /**
     * Returns a scope within this one or one further out.
     *
     * @param name its name
     * @return the scope, null if there is none
     */
    public @Nullable DeclarationScope lookupChildRecursive(String name) {
        for (DeclarationScope scope = this; scope != null; scope = scope.parent) {
            DeclarationScope found = scope.lookupChild(name);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** Returns the names of the types that are declared here; unmodifiable. */
    public Set<String> getTypeNames() {
        return Collections.unmodifiableSet(types.keySet());
    }

    /**
     * Replaces a type that is declared here.
     *
     * @param name its name
     * @param newType the type from now on
     * @throws ParseException if no such type is declared here
     */
    public void replaceType(String name, IDeclaration newType) throws ParseException {
        if (types.replace(name, newType) == null) {
            throw new ParseException("There is no type " + name + " to replace");
        }
    }

    /**
     * Puts a scope into this one.
     *
     * @param scope the scope
     */
    public void addChild(DeclarationScope scope) {
        children.put(scope.name, scope);
    }

    @Override
    public String toString() {
        return (name == null ? "" : name) + types.keySet();
    }
}
