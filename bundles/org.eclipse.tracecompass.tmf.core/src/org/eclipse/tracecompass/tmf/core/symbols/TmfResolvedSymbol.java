package org.eclipse.tracecompass.tmf.core.symbols;

import java.util.Comparator;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/** A symbol: its name and where it begins. Immutable. */
public class TmfResolvedSymbol {

    /** Orders by address. */
    public static final Comparator<TmfResolvedSymbol> COMPARATOR =
            Objects.requireNonNull(Comparator.comparing(TmfResolvedSymbol::getBaseAddress));

    private final long address;
    private final String name;

    /**
     * Creates a symbol.
     *
     * @param address where it begins
     * @param name its name
     */
    public TmfResolvedSymbol(long address, String name) {
        this.address = address;
        this.name = name;
    }

    /** Returns where the symbol begins. */
    public long getBaseAddress() {
        return address;
    }

    /** Returns the name. */
    public String getSymbolName() {
        return name;
    }

    @Override
    public int hashCode() {
        return Objects.hash(address, name);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof TmfResolvedSymbol other
                && address == other.address
                && name.equals(other.name);
    }

    @Override
    public String toString() {
        return name + " (0x" + Long.toHexString(address) + ')';
    }
}
