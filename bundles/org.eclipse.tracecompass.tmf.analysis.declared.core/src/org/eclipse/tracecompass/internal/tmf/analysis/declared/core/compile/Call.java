package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A method that generated code calls. It is looked up when the class that names it is loaded, so
 * that a wrong name is found at once rather than by the first rule that needs it.
 */
final class Call {

    private static final AtomicInteger CALLS = new AtomicInteger();

    private final int number = CALLS.incrementAndGet();
    private final int opcode;
    private final String owner;
    private final String name;
    private final String descriptor;
    private final boolean isInterface;

    private Call(Class<?> owner, Method method) {
        boolean isStatic = Modifier.isStatic(method.getModifiers());
        isInterface = owner.isInterface();
        opcode =
                isStatic
                        ? Opcodes.INVOKESTATIC
                        : isInterface ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
        this.owner = Type.getInternalName(owner);
        name = method.getName();
        descriptor = Type.getMethodDescriptor(method);
    }

    /**
     * Finds a method.
     *
     * @param owner the class to call it on, which declares it or an interface of which does
     * @param name its name
     * @param parameters the types of its parameters
     * @throws IllegalArgumentException if there is none
     */
    static Call of(Class<?> owner, String name, Class<?>... parameters) {
        for (Class<?> at = owner; at != null; at = at.getSuperclass()) {
            for (Method method : at.getDeclaredMethods()) {
                if (isThat(method, name, parameters)) {
                    return new Call(owner, method);
                }
            }
        }
        for (Method method : owner.getMethods()) {
            if (isThat(method, name, parameters)) {
                return new Call(owner, method);
            }
        }
        throw new IllegalArgumentException(owner + " has no such method: " + name);
    }

    private static boolean isThat(Method method, String name, Class<?>[] parameters) {
        return method.getName().equals(name)
                && !method.isBridge()
                && Arrays.equals(method.getParameterTypes(), parameters);
    }

    /** Returns what tells it from all others. */
    int number() {
        return number;
    }

    void write(MethodVisitor out) {
        out.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }
}
