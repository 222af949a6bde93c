package org.eclipse.tracecompass.tmf.core.symbols;

import java.util.Comparator;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/** A symbol: its name and where it begins. Immutable. */
public class TmfResolvedSymbol {

    /** Orders by address. */
    public static final Comparator<TmfResolvedSymbol> COMPARATOR =
            Objects.requireNonNull(Comparator.comparing(TmfResolvedSymbol::getBaseAddress));

    private final long fAddress;
    private final String fName;

    /**
     * Creates a symbol.
     *
     * @param address where it begins
     * @param name its name
     */
    public TmfResolvedSymbol(long address, String name) {
        fAddress = address;
        fName = name;
    }

    /** Returns where the symbol begins. */
    public long getBaseAddress() {
        return fAddress;
    }

    /** Returns the name. */
    public String getSymbolName() {
        return fName;
    }

    @Override
    public int hashCode() {
        return Objects.hash(fAddress, fName);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof TmfResolvedSymbol other
                && fAddress == other.fAddress
                && fName.equals(other.fName);
    }

    @Override
    public String toString() {
        return fName + " (0x" + Long.toHexString(fAddress) + ')';
    }
}
