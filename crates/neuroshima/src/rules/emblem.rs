//! Keywords in army files for the drawings on units and for the emblem of a whole army.
//!
//! They name a role, a weapon or a motif but not an army, so any army can use any of them.

use sztab_words::worded;

worded! {
    /// Drawing on a unit or Foundation, named by its keyword in army files.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Emblem {
        /// A mutant.
        Mutant = "mutant",
        /// A giant in armour.
        Giant = "giant",
        /// A bald thug.
        Thug = "thug",
        /// A gang member with a crest of hair.
        Ganger = "ganger",
        /// A spiked fist.
        Brawler = "brawler",
        /// A hooded killer.
        Assassin = "assassin",
        /// A person at full speed.
        Runner = "runner",
        /// A crested helmet.
        Gladiator = "gladiator",
        /// A helmet with a slit.
        Knight = "knight",
        /// A smoky face.
        Shadow = "shadow",
        /// A beret and a rifle.
        Commando = "commando",
        /// A gas mask.
        Poisoner = "poisoner",
        /// A peaked cap.
        Officer = "officer",
        /// A plumed helmet and an eye patch.
        Commander = "commander",
        /// A beret and a shouting mouth.
        Sergeant = "sergeant",
        /// A broad hat and a cigar.
        Boss = "boss",
        /// A hood and goggles.
        Scout = "scout",
        /// A cap with a cross, and a mask.
        Medic = "medic",
        /// A mask with a beak.
        PlagueDoctor = "plague_doctor",
        /// A hat and a collar.
        Spy = "spy",
        /// A covered face and explosives.
        Saboteur = "saboteur",
        /// A cowboy's hat.
        Gunslinger = "gunslinger",
        /// Dark glasses and a suit.
        Bodyguard = "bodyguard",
        /// A cap with a badge.
        Policeman = "policeman",
        /// A guard behind a tall shield.
        RiotGuard = "riot_guard",
        /// A helmet that leaves the chin open.
        Judge = "judge",
        /// A pointed hood and an axe.
        Executioner = "executioner",
        /// A fighter swinging a net.
        NetFighter = "net_fighter",
        /// A beard, a kerchief and a gun.
        Mercenary = "mercenary",
        /// Two steel gloves.
        Boxer = "boxer",
        /// A welder's mask.
        Engineer = "engineer",
        /// Antlers and a skull.
        Shaman = "shaman",
        /// A helmet behind handlebars.
        Biker = "biker",
        /// A clown.
        Clown = "clown",
        /// A mouth and a megaphone.
        Agitator = "agitator",
        /// A gauntlet with claws.
        Claw = "claw",
        /// A machete.
        Blade = "blade",
        /// Two blades crossed.
        TwinBlades = "twin_blades",
        /// An axe.
        Axe = "axe",
        /// A sledgehammer.
        Hammer = "hammer",
        /// A circular saw.
        Saw = "saw",
        /// Whirling blades.
        Whirl = "whirl",
        /// A net.
        Net = "net",
        /// A net gun.
        NetGun = "net_gun",
        /// A shield.
        Shield = "shield",
        /// A rifle.
        Rifle = "rifle",
        /// A machine gun.
        MachineGun = "machine_gun",
        /// A shotgun.
        Shotgun = "shotgun",
        /// A rifle and a crosshair.
        Sniper = "sniper",
        /// A soldier behind a rocket launcher.
        Bazooka = "bazooka",
        /// A gun on wheels.
        Cannon = "cannon",
        /// A mortar.
        Mortar = "mortar",
        /// A rocket.
        Rocket = "rocket",
        /// A Gauss gun.
        Gauss = "gauss",
        /// A flamethrower.
        Flamethrower = "flamethrower",
        /// A mine.
        Mine = "mine",
        /// Open iron jaws.
        Trap = "trap",
        /// Dynamite with a timer.
        Bomb = "bomb",
        /// A bomb with a skull.
        ToxicBomb = "toxic_bomb",
        /// A syringe.
        Syringe = "syringe",
        /// A flying drone.
        Drone = "drone",
        /// A robot's head.
        Robot = "robot",
        /// A hulk made of plates.
        Golem = "golem",
        /// A cabin on legs.
        Walker = "walker",
        /// A tank.
        Tank = "tank",
        /// A steel skull.
        Hunter = "hunter",
        /// A steel hound.
        Hound = "hound",
        /// A face, half man and half gun.
        Hybrid = "hybrid",
        /// A head in profile with wires.
        Cyborg = "cyborg",
        /// A smooth artificial face.
        Android = "android",
        /// A fast car.
        Car = "car",
        /// A truck.
        Truck = "truck",
        /// A hovering craft.
        Hovercraft = "hovercraft",
        /// A helicopter.
        Helicopter = "helicopter",
        /// A wall made of plates.
        Bulwark = "bulwark",
        /// An automatic gun.
        Turret = "turret",
        /// A radar dish.
        Radar = "radar",
        /// A mast emitting waves.
        Antenna = "antenna",
        /// A power generator.
        Generator = "generator",
        /// A microchip.
        Processor = "processor",
        /// A brain in a jar.
        Brain = "brain",
        /// A great one-eyed machine.
        Mother = "mother",
        /// A prism that splits a ray.
        Prism = "prism",
        /// A boiler.
        Boiler = "boiler",
        /// An organism growing in a tank.
        Vat = "vat",
        /// A leaking barrel.
        Barrel = "barrel",
        /// An eye in a crosshair.
        Scope = "scope",
        /// A cart on rails.
        Cart = "cart",
        /// A crate of ammunition.
        Ammunition = "ammunition",
        /// A tower with lit windows.
        Tower = "tower",
        /// A fortress of scrap.
        Fortress = "fortress",
        /// Chimneys and a burning core.
        Factory = "factory",
        /// Storage tanks and pipes.
        Refinery = "refinery",
        /// A cooling tower.
        Reactor = "reactor",
        /// A bunker.
        Bunker = "bunker",
        /// A casino.
        Casino = "casino",
        /// A building with columns.
        Courthouse = "courthouse",
        /// A hole with eyes in it.
        Tunnel = "tunnel",
        /// A heap of waste.
        Landfill = "landfill",
        /// The gate of an arena.
        Arena = "arena",
        /// A rat.
        Rat = "rat",
        /// A rat with a crown.
        King = "king",
        /// A horned beast.
        Beast = "beast",
        /// A fighting dog.
        Dog = "dog",
        /// A spider.
        Spider = "spider",
        /// A web.
        Web = "web",
        /// A snake.
        Snake = "snake",
        /// Wasps.
        Swarm = "swarm",
        /// A plant with scythes.
        Mantis = "mantis",
        /// A flower with teeth.
        Flower = "flower",
        /// A tree with a face.
        Tree = "tree",
        /// A wall of living stakes.
        Stockade = "stockade",
        /// A wooden hulk.
        Treefolk = "treefolk",
        /// Roots.
        Root = "root",
        /// Vines.
        Vines = "vines",
        /// Mushrooms.
        Mushroom = "mushroom",
        /// A seed with an eye.
        Symbiont = "symbiont",
        /// A shoot growing out of a pod.
        Sprout = "sprout",
        /// A healing leaf.
        Leaf = "leaf",
    }
}

worded! {
    /// Emblem of an army, named by its keyword in army files.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Insignia {
        /// Claw marks.
        Claws = "claws",
        /// A raised fist.
        Fist = "fist",
        /// A gear.
        Gear = "gear",
        /// An eagle.
        Eagle = "eagle",
        /// A crown of rooftops.
        Crown = "crown",
        /// Three leaves.
        Leaves = "leaves",
        /// Circuits around a core.
        Circuit = "circuit",
        /// A spade, as in a deck of cards.
        Spade = "spade",
        /// A badge.
        Badge = "badge",
        /// An hourglass.
        Hourglass = "hourglass",
        /// The biohazard symbol.
        Biohazard = "biohazard",
        /// A rat's skull.
        RatSkull = "rat_skull",
        /// The radiation symbol.
        Radiation = "radiation",
        /// A devil's horns.
        Horns = "horns",
        /// A theatre mask, half smiling and half sad.
        Mask = "mask",
        /// A skull and crossbones.
        Skull = "skull",
        /// A spiked wheel.
        Wheel = "wheel",
        /// A sun over dunes.
        Sun = "sun",
        /// A snowflake.
        Snowflake = "snowflake",
        /// An anchor.
        Anchor = "anchor",
        /// A paw.
        Paw = "paw",
        /// A star.
        Star = "star",
        /// A flame.
        Flame = "flame",
        /// An eye in a triangle.
        Eye = "eye",
        /// A bolt of lightning.
        Bolt = "bolt",
    }
}
