package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.eclipse.jdt.annotation.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The code of a rule while it is written: bytecode for a method that has the {@link Moment} as its
 * only parameter, and the objects that it uses.
 *
 * <p>Everything is written twice. The first time only its {@link #shape()} and {@link #data()} are
 * of interest: rules that differ by nothing but the objects they use, such as a rule for all types
 * of system calls, share a class. Only if there is no class of that shape yet, the code is written
 * again, into a class. So code must be written in the same way each time.
 */
final class RuleCode {

    /** A place to jump to. */
    static final class Target {
        private final Label label = new Label();
        private final int number;

        private Target(int number) {
            this.number = number;
        }
    }

    /** A local variable. */
    record Local(int number, Class<?> type) {}

    private static final AtomicInteger NEXT_NUMBER = new AtomicInteger();
    private static final Map<Class<?>, Integer> NUMBERS = new ConcurrentHashMap<>();

    private static final int THIS = 0;
    private static final int MOMENT = 1;
    private static final String MOMENT_NAME = Type.getInternalName(Moment.class);

    private final String type;
    private final @Nullable MethodVisitor out;
    private final boolean sharesLets;
    private char[] shape = new char[1024];
    private int length;
    private final List<Object> data = new ArrayList<>();
    private final List<Class<?>> types = new ArrayList<>();
    private final Map<Object, Integer> fields = new IdentityHashMap<>();
    private final Map<Object, Local> kept = new HashMap<>();
    private final List<Object> keptInOrder = new ArrayList<>();
    private int locals = MOMENT + 1;
    private int targets;

    /**
     * Begins a method.
     *
     * @param name the internal name of its class
     * @param out where its instructions go; null if only its shape is wanted
     * @param sharesLets whether other methods use the same named values
     */
    RuleCode(String name, @Nullable MethodVisitor out, boolean sharesLets) {
        type = name;
        this.out = out;
        this.sharesLets = sharesLets;
    }

    /** Returns a text that is the same for code that differs by nothing but its data. */
    String shape() {
        return String.valueOf(shape, 0, length);
    }

    /** Returns the objects that the code uses, field by field. */
    List<Object> data() {
        return data;
    }

    /** Returns the types of the fields. */
    List<Class<?>> types() {
        return types;
    }

    /** Returns the name of a field. */
    static String fieldName(int number) {
        return "d" + number;
    }

    /** Returns whether other methods use the named values of this one, or this one uses theirs. */
    boolean sharesLets() {
        return sharesLets;
    }

    private void note(int opcode, int operand) {
        if (length + 3 > shape.length) {
            shape = Arrays.copyOf(shape, 2 * shape.length);
        }
        shape[length++] = (char) opcode;
        shape[length++] = (char) operand;
        shape[length++] = (char) (operand >>> Character.SIZE);
    }

    /** Returns a number for a type: names would make shapes long. */
    private static int number(Class<?> type) {
        return NUMBERS.computeIfAbsent(type, t -> NEXT_NUMBER.getAndIncrement());
    }

    /** Writes an instruction without operands. */
    void op(int opcode) {
        note(opcode, 0);
        if (out != null) {
            out.visitInsn(opcode);
        }
    }

    /** Returns a place to jump to, to be marked later. */
    Target target() {
        return new Target(targets++);
    }

    void jump(int opcode, Target target) {
        note(opcode, target.number);
        if (out != null) {
            out.visitJumpInsn(opcode, target.label);
        }
    }

    void mark(Target target) {
        note(Opcodes.NOP, target.number);
        if (out != null) {
            out.visitLabel(target.label);
        }
    }

    void push(int number) {
        note(Opcodes.SIPUSH, number);
        MethodVisitor out = this.out;
        if (out == null) {
            return;
        }
        if (number >= -1 && number <= 5) {
            out.visitInsn(Opcodes.ICONST_0 + number);
        } else if (number == (short) number) {
            out.visitIntInsn(Opcodes.SIPUSH, number);
        } else {
            out.visitLdcInsn(number);
        }
    }

    void push(long number) {
        note(Opcodes.LDC, (int) number);
        note('J', (int) (number >>> Integer.SIZE));
        MethodVisitor out = this.out;
        if (out == null) {
            return;
        }
        if (number == 0 || number == 1) {
            out.visitInsn(number == 0 ? Opcodes.LCONST_0 : Opcodes.LCONST_1);
        } else {
            out.visitLdcInsn(number);
        }
    }

    void push(double number) {
        long bits = Double.doubleToRawLongBits(number);
        note(Opcodes.LDC, (int) bits);
        note('D', (int) (bits >>> Integer.SIZE));
        if (out != null) {
            out.visitLdcInsn(number);
        }
    }

    /** Pushes a constant of an enumeration. */
    void push(Enum<?> constant) {
        Class<?> type = constant.getDeclaringClass();
        note(Opcodes.GETSTATIC, number(type));
        note(Opcodes.GETSTATIC, constant.ordinal());
        if (out != null) {
            out.visitFieldInsn(
                    Opcodes.GETSTATIC,
                    Type.getInternalName(type),
                    constant.name(),
                    Type.getDescriptor(type));
        }
    }

    /** Pushes an object, of the same type each time. */
    void push(Class<?> type, Object object) {
        Integer known = fields.get(object);
        int field;
        if (known == null) {
            field = data.size();
            fields.put(object, field);
            data.add(object);
            types.add(type);
            note(Opcodes.NEW, number(type));
        } else {
            field = known;
        }
        note(Opcodes.GETFIELD, field);
        MethodVisitor out = this.out;
        if (out != null) {
            out.visitVarInsn(Opcodes.ALOAD, THIS);
            out.visitFieldInsn(
                    Opcodes.GETFIELD,
                    this.type,
                    fieldName(field),
                    Type.getDescriptor(types.get(field)));
        }
    }

    void pushMoment() {
        note(Opcodes.ALOAD, MOMENT);
        if (out != null) {
            out.visitVarInsn(Opcodes.ALOAD, MOMENT);
        }
    }

    /** Replaces the moment on top by one of its fields. */
    void getOfMoment(String field, Class<?> type) {
        note(-Opcodes.GETFIELD, number(type));
        if (out != null) {
            out.visitFieldInsn(Opcodes.GETFIELD, MOMENT_NAME, field, Type.getDescriptor(type));
        }
    }

    /** Sets the next statement, to identify a failed one. */
    void place(int statement) {
        pushMoment();
        push(statement);
        note(Opcodes.PUTFIELD, 0);
        if (out != null) {
            out.visitFieldInsn(
                    Opcodes.PUTFIELD, MOMENT_NAME, "statement", Type.INT_TYPE.getDescriptor());
        }
    }

    void call(Call call) {
        note(Opcodes.INVOKEVIRTUAL, call.number());
        if (out != null) {
            call.write(out);
        }
    }

    /** Sets the type of the object on top of the stack. */
    void cast(Class<?> type) {
        note(Opcodes.CHECKCAST, number(type));
        if (out != null) {
            out.visitTypeInsn(Opcodes.CHECKCAST, Type.getInternalName(type));
        }
    }

    /**
     * Pushes a new array of objects.
     *
     * @param length its length
     * @param element pushes the element of an index
     */
    void pushArray(int length, IntConsumer element) {
        push(length);
        note(Opcodes.ANEWARRAY, 0);
        if (out != null) {
            out.visitTypeInsn(Opcodes.ANEWARRAY, Type.getInternalName(Object.class));
        }
        for (int i = 0; i < length; i++) {
            op(Opcodes.DUP);
            push(i);
            element.accept(i);
            op(Opcodes.AASTORE);
        }
    }

    /** Moves what is on top to a new local variable. */
    Local store(Class<?> type) {
        Local local = new Local(locals, type);
        locals += Type.getType(type).getSize();
        variable(Opcodes.ISTORE, local);
        return local;
    }

    /** Moves what is on top to a local variable. */
    void store(Local local) {
        variable(Opcodes.ISTORE, local);
    }

    void load(Local local) {
        variable(Opcodes.ILOAD, local);
    }

    private void variable(int intOpcode, Local local) {
        int opcode = Type.getType(local.type()).getOpcode(intOpcode);
        note(opcode, local.number());
        if (out != null) {
            out.visitVarInsn(opcode, local.number());
        }
    }

    /** Returns the local variable with the value kept under a key; null if there is none here. */
    @Nullable
    Local kept(Object key) {
        return kept.get(key);
    }

    /** Keeps what is on top in a local variable, from here to the end of the scope. */
    Local keep(Object key, Class<?> type) {
        Local local = store(type);
        kept.put(key, local);
        keptInOrder.add(key);
        return local;
    }

    /** Begins a scope: code that is not always run. */
    int enter() {
        return keptInOrder.size();
    }

    /** Ends a scope: what it kept may not be there. */
    void leave(int scope) {
        List<Object> ended = keptInOrder.subList(scope, keptInOrder.size());
        ended.forEach(kept::remove);
        ended.clear();
    }
}
