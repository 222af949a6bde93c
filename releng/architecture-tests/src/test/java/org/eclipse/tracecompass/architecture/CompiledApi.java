package org.eclipse.tracecompass.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypePath;
import org.objectweb.asm.TypeReference;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeAnnotationNode;

/** The types of all bundles as they were compiled, with simple names like those of the pages. */
final class CompiledApi {

    private static final String NULLABLE = "Lorg/eclipse/jdt/annotation/Nullable;";

    /**
     * A member of a type.
     *
     * @param key as in {@link DocumentedApi.Member#key()}
     * @param type the simple name of what it is or gives back, empty for a constructor
     * @param access the flags of the class file
     * @param nullable which parameters may be null, and at the end the result
     * @param open whether it is left open what else may be null; if not, nothing else may
     * @param value the constant value, or null
     */
    record Member(
            String key,
            String type,
            int access,
            List<Boolean> nullable,
            boolean open,
            Object value) {

        boolean is(int flag) {
            return (access & flag) != 0;
        }
    }

    /**
     * A type.
     *
     * @param bundle the short name of its bundle
     * @param access the flags, of a nested type those of its declaration
     * @param supertypes the binary names of the direct ones
     * @param members all that are not private
     */
    record Compiled(String bundle, int access, List<String> supertypes, List<Member> members) {}

    private final Map<String, Compiled> types = new HashMap<>();
    private final NullDefaults defaults = new NullDefaults();

    CompiledApi(List<Bundle> bundles) throws IOException {
        for (Bundle bundle : bundles) {
            try (Stream<Path> files = Files.walk(bundle.classes())) {
                List<ClassNode> nodes = new ArrayList<>();
                for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
                    nodes.add(read(Files.readAllBytes(file)));
                }
                nodes.forEach(defaults::add);
                nodes.forEach(node -> add(bundle, node));
            }
        }
    }

    /** The type of a binary name, or null. */
    Compiled type(String name) {
        return types.get(name);
    }

    /**
     * The simple names of all supertypes, as far as they are ours or of Java; the first other, too.
     */
    Set<String> supertypes(String name) {
        Set<String> all = new TreeSet<>();
        collect(name, all);
        return all;
    }

    private void collect(String name, Set<String> into) {
        Compiled type = types.get(name);
        List<String> supertypes = type == null ? ofJava(name) : type.supertypes;
        for (String supertype : supertypes) {
            into.add(simple(supertype));
            collect(supertype, into);
        }
    }

    /** The direct supertypes of a type of the Java platform; none for others. */
    private static List<String> ofJava(String name) {
        List<String> supertypes = new ArrayList<>();
        if (name.startsWith("java.")) {
            try {
                Class<?> type = Class.forName(name);
                for (Class<?> implemented : type.getInterfaces()) {
                    supertypes.add(implemented.getName());
                }
                if (type.getSuperclass() != null) {
                    supertypes.add(type.getSuperclass().getName());
                }
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        }
        return supertypes;
    }

    /** The members of a type with a key, inherited ones last. */
    List<Member> members(String name, String key) {
        List<Member> found = new ArrayList<>();
        Compiled type = types.get(name);
        if (type != null) {
            type.members.stream().filter(m -> m.key.equals(key)).forEach(found::add);
            if (!key.startsWith("<init>")) {
                type.supertypes.forEach(supertype -> found.addAll(members(supertype, key)));
            }
        }
        return found;
    }

    private static ClassNode read(byte[] bytes) {
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        return node;
    }

    private void add(Bundle bundle, ClassNode node) {
        List<String> supertypes = new ArrayList<>(node.interfaces);
        if (node.superName != null) {
            supertypes.add(node.superName);
        }
        int access = node.access;
        for (InnerClassNode inner : node.innerClasses) {
            if (inner.name.equals(node.name)) {
                access = inner.access;
            }
        }
        List<Member> members = new ArrayList<>();
        for (FieldNode field : node.fields) {
            members.add(
                    new Member(
                            field.name,
                            simple(Type.getType(field.desc)),
                            field.access,
                            List.of(isNullable(field)),
                            defaults.isOpen(node.name, field.invisibleAnnotations),
                            field.value));
        }
        boolean inner = isInner(node);
        for (MethodNode method : node.methods) {
            if ((method.access & Opcodes.ACC_SYNTHETIC) == 0) {
                members.add(member(node, method, inner));
            }
        }
        members.removeIf(member -> member.is(Opcodes.ACC_PRIVATE));
        types.put(
                node.name.replace('/', '.'),
                new Compiled(
                        bundle.shortName(),
                        access,
                        supertypes.stream().map(s -> s.replace('/', '.')).toList(),
                        members));
    }

    /** Whether the constructors of a class take an instance of the class around it. */
    private static boolean isInner(ClassNode node) {
        return node.innerClasses.stream()
                .anyMatch(
                        i ->
                                i.name.equals(node.name)
                                        && i.outerName != null
                                        && (i.access & Opcodes.ACC_STATIC) == 0);
    }

    private Member member(ClassNode owner, MethodNode method, boolean inner) {
        Type[] parameters = Type.getArgumentTypes(method.desc);
        boolean constructor = method.name.equals("<init>");
        int skipped = constructor && inner ? 1 : 0;
        List<String> names = new ArrayList<>();
        List<Boolean> nullable = new ArrayList<>();
        for (int i = skipped; i < parameters.length; i++) {
            names.add(simple(parameters[i]));
            nullable.add(isNullable(method, parameters[i], i - skipped));
        }
        Type result = Type.getReturnType(method.desc);
        nullable.add(!constructor && isNullable(method, result, -1));
        return new Member(
                method.name + names.stream().collect(Collectors.joining(",", "(", ")")),
                constructor ? "" : simple(result),
                method.access,
                nullable,
                defaults.isOpen(owner.name, method.invisibleAnnotations),
                null);
    }

    private static boolean isNullable(FieldNode field) {
        return annotations(field.visibleTypeAnnotations, field.invisibleTypeAnnotations)
                .anyMatch(a -> a.desc.equals(NULLABLE) && isOutermost(a, Type.getType(field.desc)));
    }

    private static boolean isNullable(MethodNode method, Type type, int parameter) {
        return annotations(method.visibleTypeAnnotations, method.invisibleTypeAnnotations)
                .anyMatch(
                        a -> {
                            TypeReference place = new TypeReference(a.typeRef);
                            boolean here =
                                    parameter < 0
                                            ? place.getSort() == TypeReference.METHOD_RETURN
                                            : place.getSort()
                                                            == TypeReference.METHOD_FORMAL_PARAMETER
                                                    && place.getFormalParameterIndex() == parameter;
                            return here && a.desc.equals(NULLABLE) && isOutermost(a, type);
                        });
    }

    /** An annotation of the type itself, not of an argument, an element or the type around it. */
    private static boolean isOutermost(TypeAnnotationNode annotation, Type type) {
        TypePath path = annotation.typePath;
        if (path == null) {
            return true;
        }
        for (int i = 0; i < path.getLength(); i++) {
            if (path.getStep(i) != TypePath.INNER_TYPE) {
                return false;
            }
        }
        return type.getSort() != Type.ARRAY;
    }

    private static Stream<TypeAnnotationNode> annotations(
            List<TypeAnnotationNode> visible, List<TypeAnnotationNode> invisible) {
        return Stream.concat(
                visible == null ? Stream.empty() : visible.stream(),
                invisible == null ? Stream.empty() : invisible.stream());
    }

    private static String simple(Type type) {
        return simple(type.getClassName());
    }

    private static String simple(String name) {
        return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
    }
}
