package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Makes classes of rules. A class is made once for all rules of a {@linkplain RuleCode#shape()
 * shape}, also of later runs, so that the virtual machine need not compile it again; it ends with
 * the last rule that uses it and its place here. Safe for use by several threads.
 */
final class RuleClasses {

    /** A declaration of a kernel has some 20; the largest take 80 kB. */
    private static final int MAX_CLASSES = 300;

    private static final String NAME = Type.getInternalName(GeneratedRule.class) + "$Code";
    private static final MethodType CONSTRUCTOR = MethodType.methodType(void.class, Object[].class);
    private static final String OBJECTS = Type.getDescriptor(Object[].class);

    private static final Map<String, MethodHandle> CLASSES =
            new LinkedHashMap<>(16, 0.75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(
                        Map.@Nullable Entry<String, MethodHandle> eldest) {
                    return size() > MAX_CLASSES;
                }
            };

    private RuleClasses() {}

    /**
     * Creates the class of a rule, unless there is one of its shape.
     *
     * @param writer writes its code, the same each time
     * @param sharesLets whether other rules use the same named values
     */
    static RuleTemplate make(Consumer<RuleCode> writer, boolean sharesLets) {
        RuleCode code = new RuleCode(NAME, null, sharesLets);
        writer.accept(code);
        return new RuleTemplate(constructor(code, writer), code.data().toArray());
    }

    private static MethodHandle constructor(RuleCode code, Consumer<RuleCode> writer) {
        String shape = code.shape();
        synchronized (CLASSES) {
            MethodHandle known = CLASSES.get(shape);
            if (known != null) {
                return known;
            }
        }
        try {
            MethodHandles.Lookup made =
                    MethodHandles.lookup().defineHiddenClass(write(code, writer), true);
            MethodHandle constructor =
                    made.findConstructor(made.lookupClass(), CONSTRUCTOR)
                            .asType(CONSTRUCTOR.changeReturnType(GeneratedRule.class));
            synchronized (CLASSES) {
                CLASSES.put(shape, constructor);
            }
            return constructor;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] write(RuleCode shape, Consumer<RuleCode> writer) {
        ClassWriter out = new PlainWriter();
        out.visit(
                Opcodes.V21,
                Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC,
                NAME,
                null,
                Type.getInternalName(GeneratedRule.class),
                null);
        writeConstructor(out, shape.types());
        MethodVisitor method =
                out.visitMethod(
                        0, "run", "(" + Type.getDescriptor(Moment.class) + ")V", null, null);
        method.visitCode();
        RuleCode code = new RuleCode(NAME, method, shape.sharesLets());
        writer.accept(code);
        code.op(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
        out.visitEnd();
        return out.toByteArray();
    }

    /** The constructor takes the values of the fields. */
    private static void writeConstructor(ClassWriter out, List<Class<?>> types) {
        for (int i = 0; i < types.size(); i++) {
            out.visitField(
                            Opcodes.ACC_FINAL | Opcodes.ACC_PRIVATE,
                            RuleCode.fieldName(i),
                            Type.getDescriptor(types.get(i)),
                            null,
                            null)
                    .visitEnd();
        }
        MethodVisitor method = out.visitMethod(0, "<init>", "(" + OBJECTS + ")V", null, null);
        method.visitCode();
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitMethodInsn(
                Opcodes.INVOKESPECIAL,
                Type.getInternalName(GeneratedRule.class),
                "<init>",
                "()V",
                false);
        for (int i = 0; i < types.size(); i++) {
            method.visitVarInsn(Opcodes.ALOAD, 0);
            method.visitVarInsn(Opcodes.ALOAD, 1);
            method.visitLdcInsn(i);
            method.visitInsn(Opcodes.AALOAD);
            method.visitTypeInsn(Opcodes.CHECKCAST, Type.getInternalName(types.get(i)));
            method.visitFieldInsn(
                    Opcodes.PUTFIELD,
                    NAME,
                    RuleCode.fieldName(i),
                    Type.getDescriptor(types.get(i)));
        }
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }

    /** Finds the frames by itself, without loading the classes that the code names. */
    private static final class PlainWriter extends ClassWriter {

        PlainWriter() {
            super(COMPUTE_FRAMES);
        }

        @Override
        protected String getCommonSuperClass(@Nullable String type1, @Nullable String type2) {
            return Type.getInternalName(Object.class);
        }
    }
}
