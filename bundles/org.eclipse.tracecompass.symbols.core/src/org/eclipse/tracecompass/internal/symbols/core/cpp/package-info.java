/**
 * From the names that C++ compilers give to functions ({@code _ZN1A1fEv}) to those in the source
 * ({@code A::f()}), by the rules of the Itanium C++ ABI, which all compilers but Microsoft's
 * follow.
 *
 * <p>The text is made while the name is read: {@code Names}, {@code Types} and {@code Expressions}
 * each know a part of the grammar, {@code Term} is what they make, {@code Mangled} is what they
 * read from. What comes out is written as {@code c++filt} writes it.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.symbols.core.cpp;

import org.eclipse.jdt.annotation.NonNullByDefault;
