/** A plug-in of another vendor that misbehaves, for tests of how it is contained. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.testkit.rogue;
